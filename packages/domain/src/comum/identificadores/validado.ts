/**
 * The answer of every check in this folder: the value in the form that is stored, or one Portuguese sentence that a
 * form can put under the field. A refusal is a value, never an exception: bad typing is not a bug. Store `valor`, not
 * what was typed: two spellings of one CPF would be two clients.
 */
export type Validado<T = string> =
  | { readonly ok: true; readonly valor: T }
  | { readonly ok: false; readonly mensagem: string }

export function aceito<T>(valor: T): Validado<T> {
  return { ok: true, valor }
}

export function recusado(mensagem: string): { readonly ok: false; readonly mensagem: string } {
  return { ok: false, mensagem }
}
