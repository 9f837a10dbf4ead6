// The authorisation of a pickup by a third party, as recorded: whole for the buyer and the staff, masked for others.
import type { autorizacaoDeRetirada } from '@martelo/contracts/impressos/autorizacao-de-retirada.contract.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarCpf } from '@martelo/domain/comum/identificadores/cpf.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { mascararCampo } from '@martelo/domain/comum/identificadores/mascarar.ts'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { lerVenda } from '../vendas/door.ts'
import { type Autorizacao, lerAutorizacao } from './impressos.sql.ts'
import { iniciais, montarCabecalho, montarItem, montarPessoa, vePorInteiro } from './montar-impresso.ts'

const SITUACOES: Readonly<Record<string, string>> = {
  agendado: 'Válida',
  realizado: 'Já utilizada',
  cancelado: 'Cancelada',
  nao_compareceu: 'Vencida',
}

export async function montarAutorizacao(
  ctx: Ctx,
  hash: string,
): Promise<RespostaDe<typeof autorizacaoDeRetirada> | null> {
  const hotId = ctx.hotsite.id
  const lida = await ctx.ler(async (tx) => {
    const a = await lerAutorizacao(tx, hotId, hash)
    return a && { a, v: await lerVenda(tx, hotId, a.vndId) }
  })
  const item = lida?.v?.itens.find((i) => i.id === lida.a.itemId)
  if (lida?.v === undefined || item === undefined) return null
  const { a, v } = lida
  // The gate compares it with the person who came.
  const completo = vePorInteiro(ctx, v) || permite('patio:agenda', ctx.sessao)
  return {
    completo,
    valida: a.situacao === 'agendado',
    situacao: SITUACOES[a.situacao] ?? a.situacao,
    comprador: montarPessoa(v, completo),
    terceiro: montarTerceiro(a, completo),
    item: montarItem(ctx, item, completo),
    patio: { nome: a.patioNome, endereco: a.patioEndereco, cidade: a.patioCidade, uf: a.patioUf },
    inicio: a.inicio.toISOString(),
    fim: a.fim.toISOString(),
    cabecalho: await montarCabecalho(ctx, v, hash),
  }
}

function montarTerceiro(a: Autorizacao, completo: boolean) {
  const documento = formatarCpf(a.terceiroDocumento)
  const telefone = formatarTelefone(a.terceiroTelefone)
  if (completo) return { nome: a.terceiroNome, documento, telefone, email: a.terceiroEmail }
  return {
    nome: iniciais(a.terceiroNome),
    documento: mascararCampo('cpf', documento),
    telefone: mascararCampo('telefone', telefone),
    email: mascararCampo('email', a.terceiroEmail),
  }
}
