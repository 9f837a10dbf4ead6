/**
 * A client record for readers without the privilege (specification, section 6): CPF, CNPJ, nickname and e-mail keep
 * four characters, RG two, telephones five. What has no rule there and identifies a person (name, birth date,
 * address, income) is left out, since half a name is still a name. A whitelist, applied by the server: a new field
 * stays hidden until it is listed.
 */
import { formatarCnpj } from '../comum/identificadores/cnpj.ts'
import { formatarCpf } from '../comum/identificadores/cpf.ts'
import { mascararCampo } from '../comum/identificadores/mascarar.ts'
import { formatarTelefone } from '../comum/identificadores/telefone.ts'
import type { SituacaoDeDocumento } from './states.ts'

export interface ClienteParaMascarar {
  readonly uid: string
  readonly apelido: string | null
  readonly situacao: string
  readonly documentoSituacao: SituacaoDeDocumento
  readonly email: string | null
  readonly cpf: string | null
  readonly cnpj: string | null
  readonly rg: string | null
  readonly telefones: readonly string[]
  readonly cidade: string | null
  readonly estadoSigla: string | null
}

export type ClienteMascarado = ClienteParaMascarar

/** Documents and telephones are dressed first, so that the separators stay where people expect them. */
export function mascararCliente(cliente: ClienteParaMascarar): ClienteMascarado {
  return {
    uid: cliente.uid,
    apelido: mascararCampo('apelido', cliente.apelido),
    situacao: cliente.situacao,
    documentoSituacao: cliente.documentoSituacao,
    email: mascararCampo('email', cliente.email),
    cpf: cliente.cpf && mascararCampo('cpf', formatarCpf(cliente.cpf)),
    cnpj: cliente.cnpj && mascararCampo('cnpj', formatarCnpj(cliente.cnpj)),
    rg: mascararCampo('rg', cliente.rg),
    telefones: cliente.telefones.map((t) => mascararCampo('telefone', formatarTelefone(t))),
    cidade: cliente.cidade,
    estadoSigla: cliente.estadoSigla,
  }
}
