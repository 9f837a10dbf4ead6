// An incident as the answer of a call: to the house with the purchase and what may be done, to the client without notes.
import { codigoDoIncidente } from './codigo-do-incidente.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import {
  aceitaMensagem,
  type EventoDeIncidente,
  incidentePendente,
  podeTransitarIncidente,
} from '@martelo/domain/incidentes/states.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { iso } from '../../core/http/iso.ts'
import type { Tx } from '../../core/database/database.ts'
import { abativelDaVenda, lerVenda, somasDe, valoresDe } from '../vendas/door.ts'
import { type LinhaDeIncidente, mensagensDe } from './incidentes.sql.ts'

const ouNulo = (d: Date | null): string | null => (d === null ? null : iso(d))

export const apresentarNaLista = (n: LinhaDeIncidente, agora: number) => ({
  uid: n.uid,
  codigo: codigoDoIncidente(n),
  tipo: n.tipo,
  situacao: n.situacao,
  assunto: n.assunto,
  doCliente: n.doCliente,
  cliente: n.clienteNome,
  comitente: n.comitente,
  vndId: n.vndId,
  lote: n.lote,
  responsavel: n.responsavel,
  prazo: iso(n.prazo),
  atrasado: incidentePendente(n.situacao) && n.prazo.getTime() < agora,
  criadoAt: iso(n.createdAt),
})

export function contextoDe(n: LinhaDeIncidente, motivo?: string | null) {
  return { temCliente: n.cliId !== null, valor: n.valor, doCliente: n.doCliente, motivo }
}

function atoDe(n: LinhaDeIncidente, evento: EventoDeIncidente, papeis: readonly string[]) {
  // The reason is asked for when the act is done.
  const r = podeTransitarIncidente(
    { de: n.situacao, evento, atores: atoresDosPapeis(papeis) },
    contextoDe(n, 'a informar'),
  )
  return { pode: r.pode, motivo: r.pode ? null : r.motivo }
}

export async function apresentarIncidente(ctx: Ctx, tx: Tx, n: LinhaDeIncidente) {
  const { papeis } = exigirSessao(ctx)
  const trata = permite('incidente:tratar', ctx.sessao)
  const v = n.vndId === null ? undefined : await lerVenda(tx, ctx.hotsite.id, n.vndId)
  const ato = (e: EventoDeIncidente) =>
    trata ? atoDe(n, e, papeis) : { pode: false, motivo: 'O seu acesso só lê incidentes.' }
  return {
    ...apresentarNaLista(n, ctx.agora),
    versao: n.versao,
    clienteId: n.cliId,
    comUid: n.comUid,
    lelUid: n.lelUid,
    veiUid: n.veiUid,
    veiculo: n.veiculo,
    leilao: n.leilao,
    responsavelUid: n.responsavelUid,
    abertoPor: n.doCliente ? (n.clienteNome ?? 'Cliente') : (n.abertoPor ?? 'Sistema'),
    primeiraRespostaAt: ouNulo(n.primeiraRespostaAt),
    decisao: n.decisao,
    decisaoTexto: n.decisaoTexto,
    valor: n.valor,
    decididoPor: n.decididoPor,
    decididoAt: ouNulo(n.decididoAt),
    encerradoAt: ouNulo(n.encerradoAt),
    compra: v
      ? {
          situacao: v.venda.situacao,
          total: valoresDe(v).valorTotalVenda,
          pago: somasDe(v).aprovado,
          desconto: v.venda.valorDesconto,
          abativel: abativelDaVenda(ctx, v),
        }
      : null,
    mensagens: (await mensagensDe(tx, ctx.hotsite.id, n.id)).map(apresentarMensagem),
    podeEscrever: trata && aceitaMensagem(n.situacao),
    atos: {
      assumir: ato('assumir'),
      perguntar: ato('perguntar'),
      decidir: ato('decidir'),
      encerrar: ato('encerrar'),
      reabrir: ato('reabrir'),
    },
  }
}

const apresentarMensagem = (m: Awaited<ReturnType<typeof mensagensDe>>[number]) => ({
  uid: m.uid,
  autor: m.autor,
  nome: m.nome,
  texto: m.texto,
  interna: m.interna,
  criadaAt: iso(m.createdAt),
})

export const apresentarMeu = (n: LinhaDeIncidente) => ({
  uid: n.uid,
  codigo: codigoDoIncidente(n),
  tipo: n.tipo,
  situacao: n.situacao,
  assunto: n.assunto,
  vndId: n.vndId,
  lote: n.lote,
  criadoAt: iso(n.createdAt),
  decisao: n.decisao,
  decisaoTexto: n.decisaoTexto,
  valor: n.valor,
  decididoAt: ouNulo(n.decididoAt),
})

/** The client reads the house as one: its people have no names here. */
export async function apresentarMeuIncidente(ctx: Ctx, tx: Tx, n: LinhaDeIncidente) {
  const todas = await mensagensDe(tx, ctx.hotsite.id, n.id)
  return {
    ...apresentarMeu(n),
    versao: n.versao,
    leilao: n.leilao,
    prazo: iso(n.prazo),
    mensagens: todas
      .filter((m) => !m.interna)
      .map(({ uid, autor, nome, texto, createdAt }) => ({
        uid,
        autor,
        nome: autor === 'casa' ? ctx.hotsite.nome : nome,
        texto,
        criadaAt: iso(createdAt),
      })),
    podeEscrever: aceitaMensagem(n.situacao),
    podeRetirar: podeTransitarIncidente(
      { de: n.situacao, evento: 'retirar', atores: ['Cliente'] },
      contextoDe(n),
    ).pode,
  }
}

/** What the decision does to the purchase, in a sentence. */
export const efeitoEmPalavras = (n: Pick<LinhaDeIncidente, 'valor'>): string | null =>
  n.valor === 0
    ? null
    : `${formatarReais(n.valor)} foram abatidos da compra. O que já foi pago a mais será devolvido.`
