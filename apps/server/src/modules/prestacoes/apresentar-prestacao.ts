// A statement in the shape of its call, with what this person may do to it and why not.

import { permite } from '@martelo/contracts/core/permissions.ts'
import type {
  OrdemDePagamento,
  PrestacaoCompleta,
  PrestacaoNaLista,
} from '@martelo/contracts/prestacoes/prestacao.schemas.ts'
import { somarDiasUteis } from '@martelo/domain/calendario/dias-uteis.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { chavePixMascarada } from '@martelo/domain/prestacoes/chave-pix-mascarada.ts'
import type { Contrato } from '@martelo/domain/prestacoes/comissao-do-contrato.ts'
import {
  type ContextoDePrestacao,
  type EventoDePrestacao,
  podeMexer,
  podeTransitarPrestacao,
} from '@martelo/domain/prestacoes/states.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import type { z } from 'zod'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { iso } from '../../core/http/iso.ts'
import { calendarioBancario } from '../vendas/door.ts'
import type { PrestacaoLida } from './ler-prestacao.ts'
import {
  contratoDe,
  type DestinoDaOrdem,
  type LinhaDeOrdem,
  type LinhaDePrestacao,
} from './prestacoes.sql.ts'

/** Until when he is accounted to, and until when he is paid. Decreto 21.981, art. 27: the account within five business days after the auction, the payment within five more. */
const DIAS_PARA_PRESTAR = 5
const DIAS_PARA_PAGAR = 5

export function prazosDaPrestacao(p: Pick<LinhaDePrestacao, 'leilaoData'>, agora: number) {
  const bancario = calendarioBancario(agora)
  const prazo = somarDiasUteis(diaEmBrasilia(p.leilaoData.getTime()), DIAS_PARA_PRESTAR, bancario)
  return { prazo, prazoDePagamento: somarDiasUteis(prazo, DIAS_PARA_PAGAR, bancario) }
}

const data = (d: Date | null): string | null => (d === null ? null : iso(d))

export const codigoDaPrestacao = (p: Pick<LinhaDePrestacao, 'ano' | 'numero'>): string | null =>
  p.ano === null || p.numero === null ? null : `${String(p.numero).padStart(4, '0')}/${p.ano}`

export function contratoEmPalavras(c: Contrato): string {
  if (c.quemPaga === 'comprador') return 'Sem comissão do comitente: só o comprador paga.'
  const taxas =
    c.faixas.length === 0
      ? `${String(c.porcentagem).replace('.', ',')}% do arremate`
      : c.faixas
          .map(
            (f) =>
              `${f.ate === null ? 'acima' : `até ${formatarReais(f.ate)}`}: ${String(f.porcentagem).replace('.', ',')}%`,
          )
          .join('; ')
  return `Comissão do comitente: ${taxas}${c.minima > 0 ? `, no mínimo ${formatarReais(c.minima)} por lote` : ''}.`
}

export const destinoEmPalavras = (o: Pick<LinhaDeOrdem, 'forma' | 'destino'>): string =>
  o.forma === 'PIX' ? `Chave Pix ${o.destino.pixChave ?? ''}` : contaEmPalavras(o.destino)

const contaEmPalavras = (d: DestinoDaOrdem): string => `${d.banco}, agência ${d.agencia}, conta ${d.conta}`

export function apresentarOrdem(o: LinhaDeOrdem): z.infer<typeof OrdemDePagamento> {
  return {
    uid: o.uid,
    forma: o.forma,
    situacao: o.situacao,
    valor: o.valor,
    titular: o.destino.titular,
    destino: destinoEmPalavras(o),
    autenticacao: o.autenticacao,
    motivo: o.motivo,
    criadaAt: iso(o.createdAt),
    encerradaAt: data(o.encerradaAt),
    versao: o.versao,
  }
}

export function apresentarNaListaDePrestacoes(
  p: LinhaDePrestacao,
  contas: { vendido: number; liquido: number },
): z.infer<typeof PrestacaoNaLista> {
  return {
    uid: p.uid,
    leilao: p.leilao,
    leiUid: p.leiUid,
    leilaoData: iso(p.leilaoData),
    comitente: p.comitente,
    comUid: p.comUid,
    sequencia: p.sequencia,
    situacao: p.situacao,
    codigo: codigoDaPrestacao(p),
    vendido: contas.vendido,
    liquido: contas.liquido,
    pagaAt: data(p.pagaAt),
  }
}

export const temOrdemViva = (l: PrestacaoLida): boolean => l.ordens.some((o) => o.situacao !== 'recusada')

export function contextoDaPrestacao(ctx: Ctx, l: PrestacaoLida, motivo?: string | null): ContextoDePrestacao {
  return {
    itens: l.lotes.length,
    liquido: l.contas.liquido,
    mesmaPessoa: l.p.conferidaBy === exigirSessao(ctx).usuId,
    temOrdem: temOrdemViva(l),
    motivo,
  }
}

/** A lot whose sale is no longer closed: its money went back. */
export const vendaReaberta = (l: PrestacaoLida): string | null => {
  const lote = l.lotes.find((x) => x.vendaSituacao !== 'Fechada')
  return lote === undefined
    ? null
    : `A venda ${numeroDaVenda(lote.vndId)} (lote ${lote.lote}) não está mais fechada. Reabra a prestação para retirar o lote.`
}

export function impedimentoDaOrdem(
  l: PrestacaoLida,
  conta: DestinoDaOrdem | undefined,
  forma: 'PIX' | 'TRANSFERENCIA',
): string | null {
  if (l.p.situacao !== 'APROVADA') return 'Só uma prestação aprovada pode ser paga.'
  if (temOrdemViva(l)) return 'Já há uma ordem de pagamento desta prestação.'
  if (l.contas.liquido <= 0) return 'Não há valor a pagar.'
  const reaberta = vendaReaberta(l)
  if (reaberta !== null) return reaberta
  if (conta === undefined) return 'Cadastre a conta bancária do comitente.'
  return forma === 'PIX' && conta.pixChave === null ? 'A conta do comitente não tem chave Pix.' : null
}

/** As it is asked about before it is sent; null: there is no key. */
export const destinoDoPix = (conta: DestinoDaOrdem | undefined): { titular: string; chave: string } | null =>
  conta === undefined || conta.pixChave === null
    ? null
    : { titular: conta.titular, chave: chavePixMascarada(conta.pixChave) }

export function apresentarPrestacao(
  ctx: Ctx,
  l: PrestacaoLida,
  conta: DestinoDaOrdem | undefined,
): z.infer<typeof PrestacaoCompleta> {
  const { p, contas } = l
  const atores = atoresDosPapeis(exigirSessao(ctx).papeis)
  const contexto = contextoDaPrestacao(ctx, l, 'informado depois')
  const faz = permite('prestacao:fazer', ctx.sessao)
  const ato = (evento: EventoDePrestacao) => {
    if (!faz) return { pode: false, motivo: 'O seu acesso só lê prestações de contas.' }
    const r = podeTransitarPrestacao({ de: p.situacao, evento, atores }, contexto)
    const reaberta = evento === 'aprovar' && r.pode ? vendaReaberta(l) : null
    return { pode: r.pode && reaberta === null, motivo: r.pode ? reaberta : r.motivo }
  }
  const pagar = (forma: 'PIX' | 'TRANSFERENCIA') => {
    const motivo = permite('prestacao:pagar', ctx.sessao)
      ? impedimentoDaOrdem(l, conta, forma)
      : 'Quem paga é o financeiro, a gerência do acerto ou a administração.'
    return { pode: motivo === null, motivo }
  }
  return {
    uid: p.uid,
    versao: p.versao,
    leilao: p.leilao,
    leiUid: p.leiUid,
    leilaoData: iso(p.leilaoData),
    comitente: p.comitente,
    comUid: p.comUid,
    sequencia: p.sequencia,
    situacao: p.situacao,
    codigo: codigoDaPrestacao(p),
    contrato: contratoEmPalavras(contratoDe(p)),
    indiceDoRepasse: p.indiceDoRepasse,
    ...prazosDaPrestacao(p, ctx.agora),
    itens: l.lotes.map(({ lote, nome, vndId, valor, multa, correcao, comissao }) => ({
      lote,
      nome,
      vndId,
      valor,
      multa,
      correcao,
      comissao,
    })),
    pendentes: { lotes: l.pendentes.length, valor: l.pendentes.reduce((t, x) => t + x.valor, 0) },
    lancamentos: l.lancamentos.map(({ uid, tipo, descricao, valor, dia }) => ({
      uid,
      tipo,
      descricao,
      valor,
      dia,
    })),
    contas: { ...contas },
    conferidaPor: p.conferidaPor,
    conferidaAt: data(p.conferidaAt),
    aprovadaPor: p.aprovadaPor,
    aprovadaAt: data(p.aprovadaAt),
    pagaAt: data(p.pagaAt),
    motivo: p.motivo,
    ordens: l.ordens.map(apresentarOrdem),
    destinoDoPix: pagar('PIX').pode ? destinoDoPix(conta) : null,
    podeLancar: faz && podeMexer(p.situacao),
    atos: {
      conferir: ato('conferir'),
      aprovar: ato('aprovar'),
      reabrir: ato('reabrir'),
      quitar: ato('quitar'),
      pagarPix: pagar('PIX'),
      pagarTransferencia: pagar('TRANSFERENCIA'),
    },
  }
}
