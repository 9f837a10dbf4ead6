// The note of a sale: its facts, its state now, and its issue. Written once, with number and code, and kept as it was; what
// changes later makes it invalid and never changes its words.
import { proximoNumero } from '../../core/impressao/numeracao.sql.ts'
import { createHash, randomBytes } from 'node:crypto'
import type { Nota, NotasDaVenda } from '@martelo/contracts/impressos/nota.schemas.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { com } from '@martelo/domain/hotsites/concordar.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import {
  codigoDaNota,
  impedimentoDaEmissao,
  type NotaParaJulgar,
  situacaoDaNota,
} from '@martelo/domain/impressos/situacao-da-nota.ts'
import type { z } from 'zod'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { iso } from '../../core/http/iso.ts'
import {
  anotarNota,
  escreverAoComprador,
  itensAtivos,
  lerVenda,
  travarVenda,
  type VendaLida,
  valoresDe,
} from '../vendas/door.ts'
import { cancelarEmitido, type Emitido, inserirEmitido, notasPorVenda } from './emitidos.sql.ts'
import { folhaDaNota } from './folha-da-nota.ts'
import { tipoDoSite } from './montar-impresso.ts'

/** A digest of what a note says of its sale: who bought what, at which price. */
function fatosDa(v: VendaLida): string {
  const { clienteNome, documento, advogado, endossoDocumento } = v.venda
  const itens = itensAtivos(v).map((i) => [i.uid, i.valor, i.placa, i.chassi, i.renavam])
  // A note that was issued while a sale could have neither keeps its digest.
  const outros = [advogado, endossoDocumento].filter((x) => x !== null)
  return createHash('sha256')
    .update(JSON.stringify([clienteNome, documento, itens, valoresDe(v), ...outros]))
    .digest('hex')
}

export const julgavel = (v: VendaLida, e: Emitido | undefined): NotaParaJulgar => ({
  venda: v.venda.situacao,
  anulada: v.venda.anuladaAt !== null,
  fatos: fatosDa(v),
  emitida: e === undefined ? null : { cancelada: e.canceladoAt !== null, fatos: e.fatos },
})

export function apresentarNota(v: VendaLida, e: Emitido): z.infer<typeof Nota> {
  return {
    uid: e.uid,
    codigo: codigoDaNota(e),
    hashQrcode: e.hashQrcode,
    ...situacaoDaNota(julgavel(v, e)),
    emitidaAt: iso(e.emitidoAt),
    emitidaPor: e.emitidoPor,
    motivo: e.motivo,
  }
}

export async function apresentarNotas(ctx: Ctx, vndId: number): Promise<z.infer<typeof NotasDaVenda> | null> {
  const hotId = ctx.hotsite.id
  return ctx.ler(async (tx) => {
    const v = await lerVenda(tx, hotId, vndId)
    if (v === undefined) return null
    const emitidas = await notasPorVenda(tx, hotId, [vndId])
    return {
      notas: emitidas.map((e) => apresentarNota(v, e)),
      impedimento: impedimentoDaEmissao(julgavel(v, emitidas[0])),
    }
  })
}

/** In a transaction. The code of the new note, or why there is none; undefined when there is no such sale. */
export async function emitir(
  ctx: Ctx,
  tx: Tx,
  vndId: number,
): Promise<{ codigo: string } | { motivo: string } | undefined> {
  const hotId = ctx.hotsite.id
  const { usuId, nome } = exigirSessao(ctx)
  const v = await travarVenda(tx, hotId, vndId)
  if (v === undefined) return undefined
  const [ultima] = await notasPorVenda(tx, hotId, [vndId])
  const motivo = impedimentoDaEmissao(julgavel(v, ultima))
  if (motivo !== null) return { motivo }
  const ano = Number(diaEmBrasilia(ctx.agora).slice(0, 4))
  const numero = await proximoNumero(tx, hotId, 'nota', ano)
  const codigo = codigoDaNota({ ano, numero })
  if (ultima && ultima.canceladoAt === null)
    await cancelarEmitido(tx, hotId, { id: ultima.id, por: nome, motivo: `Substituída pela nota ${codigo}` })
  const hashQrcode = randomBytes(16).toString('hex')
  const [inteira, mascarada] = await Promise.all(
    [true, false].map((completo) => folhaDaNota(ctx, v, { codigo, hashQrcode, completo })),
  )
  if (inteira === undefined || mascarada === undefined) throw new Error('two sheets were asked for')
  await inserirEmitido(tx, hotId, {
    tipo: 'nota',
    vndId,
    ano,
    numero,
    hashQrcode,
    titulo: `${inteira.titulo} ${codigo}`,
    folhas: [inteira],
    folhasMascaradas: [mascarada],
    fatos: fatosDa(v),
    usuId,
    por: nome,
  })
  await anotarNota(tx, hotId, vndId, codigo)
  await auditar(ctx, tx, {
    entidade: 'venda',
    uid: v.venda.uid,
    acao: 'emitirNota',
    depois: { nota: codigo },
  })
  await escreverAoComprador(
    ctx.servicos,
    tx,
    v,
    'papeis',
    `Emitimos ${com('o', palavras(tipoDoSite(ctx)).notaDeArrematacao)} ${codigo}. Abra ou imprima em Minhas compras.`,
  )
  return { codigo }
}
