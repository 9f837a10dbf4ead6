/**
 * Password and login form rules (specification, section 5): e-mail required and valid; password required, at least
 * six characters, never trimmed. The upper limit only bounds the work of hashing. No rule about kinds of characters:
 * the specification has none and they make passwords worse.
 */
import { validarEmail } from '../comum/identificadores/email.ts'
import { aceito, recusado, type Validado } from '../comum/identificadores/validado.ts'

export const SENHA_MINIMO = 6
export const SENHA_MAXIMO = 200

export function validarSenha(senha: unknown): Validado {
  if (typeof senha !== 'string') return recusado('A senha deve ser um texto.')
  if (senha === '') return recusado('Informe a senha.')
  if ([...senha].length < SENHA_MINIMO)
    return recusado(`A senha deve ter pelo menos ${SENHA_MINIMO} caracteres.`)
  if (senha.length > SENHA_MAXIMO) return recusado(`A senha deve ter no máximo ${SENHA_MAXIMO} caracteres.`)
  return aceito(senha)
}

/** Under which of the two fields a refused new password is said: one that differs is corrected where it was repeated. */
export const campoDaNovaSenha = (senha: string, confirmacao: string): 'senha' | 'confirmacao' =>
  validarSenha(senha).ok && senha !== confirmacao ? 'confirmacao' : 'senha'

/** For a new password: also typed twice, and not the e-mail itself. */
export function validarNovaSenha(senha: unknown, confirmacao: unknown, email?: string): Validado {
  const validada = validarSenha(senha)
  if (!validada.ok) return validada
  if (validada.valor !== confirmacao) return recusado('As senhas não são iguais.')
  if (email && validada.valor.toLowerCase() === email.trim().toLowerCase()) {
    return recusado('A senha não pode ser igual ao e-mail.')
  }
  return validada
}

export type ErrosDeLogin = Partial<Record<'email' | 'senha', string>>

/** The login form's field errors; empty when it may be sent. */
export function errosDeLogin(formulario: { readonly email: string; readonly senha: string }): ErrosDeLogin {
  const email = validarEmail(formulario.email)
  const senha = validarSenha(formulario.senha)
  return { ...(email.ok ? {} : { email: email.mensagem }), ...(senha.ok ? {} : { senha: senha.mensagem }) }
}
