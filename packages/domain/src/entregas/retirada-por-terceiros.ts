/**
 * A third party collects: name, document and telephone are required, e-mail is not. The document is a CPF, since a
 * person shows up at the gate. Refuses the buyer himself as the third party.
 */
import { validarCpf } from '../comum/identificadores/cpf.ts'
import { mesmoDocumento } from '../comum/identificadores/documento.ts'
import { validarEmail } from '../comum/identificadores/email.ts'
import { validarTelefone } from '../comum/identificadores/telefone.ts'

export interface Terceiro {
  readonly nome: string
  readonly documento: string
  readonly telefone: string
  readonly email?: string | null | undefined
}

export type ErrosDoTerceiro = Partial<Record<keyof Terceiro, string>>

/** Field errors in the order of the form; empty when the person may be authorised. */
export function errosDoTerceiro(terceiro: Terceiro, documentoDoComprador: string): ErrosDoTerceiro {
  const erros: ErrosDoTerceiro = {}
  const nome = terceiro.nome.trim()
  if (nome === '') erros.nome = 'Informe o nome de quem vai retirar.'
  else if (!/\S\s+\S/.test(nome)) erros.nome = 'Informe nome e sobrenome.'
  const cpf = validarCpf(terceiro.documento)
  if (!cpf.ok) erros.documento = cpf.mensagem
  else if (mesmoDocumento(cpf.valor, documentoDoComprador))
    erros.documento = 'Este é o CPF do próprio comprador.'
  const telefone = validarTelefone(terceiro.telefone)
  if (!telefone.ok) erros.telefone = telefone.mensagem
  if (terceiro.email) {
    const email = validarEmail(terceiro.email)
    if (!email.ok) erros.email = email.mensagem
  }
  return erros
}
