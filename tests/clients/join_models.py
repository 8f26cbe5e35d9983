"""Joins the models of a client made by openapi-python-client into one module, `models.py`, so that the client has one file a call
and no more. Run as: python join_models.py FOLDER_OF_THE_PACKAGE."""

import ast
import pathlib
import shutil
import sys


def is_of_models(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and node.level > 0 and (node.module or "").split(".")[0] == "models"


class Local(ast.NodeTransformer):
    """Models of one module need no imports of one another."""

    def visit_ImportFrom(self, node: ast.ImportFrom):
        return None if is_of_models(node) else node

    def visit_If(self, node: ast.If):
        self.generic_visit(node)
        return node if node.body else None

    def visit_FunctionDef(self, node: ast.FunctionDef):
        self.generic_visit(node)
        node.body = node.body or [ast.Pass()]
        return node


class Shared(ast.NodeTransformer):
    """`from ..models.route import Route` becomes `from ..models import Route`."""

    def visit_ImportFrom(self, node: ast.ImportFrom):
        if is_of_models(node):
            node.module = "models"
        return node


def join(package: pathlib.Path) -> None:
    folder = package / "models"
    imports, rest = {}, []
    for file in sorted(folder.glob("*.py")):
        if file.name == "__init__.py":
            continue
        for node in Local().visit(ast.parse(file.read_text())).body:
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                # One level less: the module is no longer in a folder.
                if isinstance(node, ast.ImportFrom) and node.level > 0:
                    node.level -= 1
                imports.setdefault(ast.unparse(node), node.module if isinstance(node, ast.ImportFrom) else "")
            elif not (isinstance(node, ast.If) and not node.body):
                rest.append(ast.unparse(node))
    future = [line for line in imports if "__future__" in line]
    others = sorted(line for line in imports if "__future__" not in line)
    # TypeVars of the same name and bound are repeated, which does no harm.
    shutil.rmtree(folder)
    (package / "models.py").write_text("\n".join([*future, *others]) + "\n\n\n" + "\n\n\n".join(rest) + "\n")
    for file in package.glob("api/**/*.py"):
        file.write_text(ast.unparse(Shared().visit(ast.parse(file.read_text()))) + "\n")


if __name__ == "__main__":
    join(pathlib.Path(sys.argv[1]))
