"""Every refusal as a coded error."""

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from grognard.core.errors import GrognardError, IllegalAction, StaleOrder
from grognard.server.wire import Failed, Failure


class ApiError(Exception):
    """A refusal of the table itself, with its status and code."""

    def __init__(self, status: int, failure: Failure) -> None:
        super().__init__(failure.text)
        self.status = status
        self.failure = failure


def bad_request(text: str) -> ApiError:
    """The request is not what it should be."""
    return ApiError(400, Failure(code="bad_request", text=text))


def unauthorised(text: str = "A token that is known here is needed.") -> ApiError:
    """Nobody knows who asks."""
    return ApiError(401, Failure(code="forbidden", text=text))


def forbidden(text: str) -> ApiError:
    """Who asks may not."""
    return ApiError(403, Failure(code="forbidden", text=text))


def not_found(text: str) -> ApiError:
    """There is no such thing."""
    return ApiError(404, Failure(code="not_found", text=text))


def conflict(text: str) -> ApiError:
    """It does not fit the state of the table."""
    return ApiError(409, Failure(code="conflict", text=text))


def stale(number: int | None) -> ApiError:
    """It was made for another moment of the table."""
    text = "The table has moved on; look again."
    return ApiError(409, Failure(code="stale", text=text, number=number))


def not_your_turn(error: IllegalAction) -> ApiError:
    """Another seat, chance or nobody is asked."""
    return ApiError(409, Failure(code="not_your_turn", text=error.text, rule=error.rule, nearest=error.nearest))


def answer_failure(status: int, failure: Failure) -> Response:
    """The answer that tells a failure."""
    headers = {"WWW-Authenticate": "Bearer"} if status == 401 else {}
    body = msgspec.json.encode(Failed(error=failure))
    return Response(body, status, headers=headers, media_type="application/json")


def add_handlers(app: FastAPI) -> None:
    """Teach the app what each refusal means; what else goes wrong is the guard's matter."""
    for kind in (ApiError, GrognardError, RequestValidationError, HTTPException):
        app.add_exception_handler(kind, _refuse)


def bug() -> Response:
    """The answer when the program has made a mistake."""
    text = "This is a bug of the program; it is in the server's log. Nothing has changed."
    return answer_failure(500, Failure(code="bug", text=text))


def failure_of(error: Exception) -> tuple[int, Failure]:
    """The status and code of a refusal."""
    match error:
        case ApiError():
            return error.status, error.failure
        case IllegalAction():
            return 409, Failure(code="illegal", text=error.text, rule=error.rule, nearest=error.nearest)
        case StaleOrder():
            return 409, Failure(code="stale", text=str(error))
        case RequestValidationError():
            said = [f"{'.'.join(str(part) for part in problem['loc'])}: {problem['msg']}" for problem in error.errors()]
            return 400, Failure(code="bad_request", text="; ".join(said))
        case HTTPException(status_code=404):
            return 404, Failure(code="not_found", text="There is nothing here.")
        case HTTPException():
            return error.status_code, Failure(code="bad_request", text=str(error.detail))
    return 400, Failure(code="bad_request", text=str(error))


async def _refuse(_: Request, error: Exception) -> Response:
    answer = answer_failure(*failure_of(error))
    if isinstance(error, HTTPException):
        answer.headers.update(error.headers or {})
    return answer
