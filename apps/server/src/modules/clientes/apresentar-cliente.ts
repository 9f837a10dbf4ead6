// The client's own record, whole: only for himself and for staff who may see clients.
import type { InfosDoCliente } from '@martelo/contracts/clientes/infos.contract.ts'
import { enderecoCompleto } from '@martelo/domain/clientes/cadastro.ts'
import { naturezaDoCliente } from '@martelo/domain/comum/identificadores/documento.ts'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import { enderecoDoCliente, type LinhaCliente } from './clientes.sql.ts'

export async function apresentarCliente(
  tx: Tx,
  hotId: number,
  c: LinhaCliente,
): Promise<z.infer<typeof InfosDoCliente>> {
  const e = await enderecoDoCliente(tx, hotId, c.id)
  return {
    uid: c.uid,
    apelido: c.apelido,
    nome: c.nome,
    natureza: naturezaDoCliente(c),
    cpf: c.cpf,
    cnpj: c.cnpj,
    rg: c.rg,
    orgaoEmissor: c.orgaoEmissor,
    inscricaoEstadual: c.inscricaoEstadual,
    razaoSocial: c.razaoSocial,
    nomeFantasia: c.nomeFantasia,
    nascimento: c.nascimento,
    email: c.email,
    telefone1: c.telefone1,
    telefone2: c.telefone2,
    telefone3: c.telefone3,
    ocupacao: c.ocupacao,
    rendaMensal: c.rendaMensal,
    interesses: c.interesses,
    aceitaNovidades: c.aceiteMarketingAt !== null,
    emailConfirmado: c.emailConfirmadoAt !== null,
    telefoneConfirmado: c.telefoneConfirmadoAt !== null,
    situacao: c.situacao,
    documentoSituacao: c.documentoSituacao,
    versao: c.versao,
    endereco: e ? { ...e, enderecoCompleto: enderecoCompleto(e) } : null,
  }
}
