// What a buyer or the staff takes away of a statement, a proof of purchase or an authorisation: numbered, with the file kept as
// it was handed over. The same facts give the same bytes; changed facts give the next number, and the older copy stays.
// Refuses to issue what is masked: who only has the code gets it drawn, without a number.
import { createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Documento, Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import { DOCUMENTOS, type TipoDeDocumento } from '@martelo/contracts/impressos/tipos-de-impresso.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { codigoDaNota } from '@martelo/domain/impressos/situacao-da-nota.ts'
import type { Tx } from '../../core/database/database.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { proximoNumero } from '../../core/impressao/numeracao.sql.ts'
import { travarVenda } from '../vendas/door.ts'
import { guardarCopia } from './copia-da-nota.ts'
import { cancelarEmitido, copiaVigente, type Emitido, inserirEmitido } from './emitidos.sql.ts'
import { acharPapel } from './impressos.sql.ts'

interface Pedida {
  readonly tipo: TipoDeDocumento
  readonly chave: string
}

/** Null: of this kind no copy is kept, or this person reads it masked. */
export async function copiaEmitida(
  ctx: Ctx,
  pedida: Pedida,
  d: Documento,
): Promise<{ readonly titulo: string; readonly pdf: Buffer } | null> {
  const guarda = 'guardaCopia' in DOCUMENTOS[pedida.tipo]
  if (!guarda || ctx.sessao === null || !d.folhas.every((f) => f.completo)) return null
  const fatos = fatosDas(d.folhas)
  const vigente = await ctx.ler((tx) => copiaVigente(tx, ctx.hotsite.id, pedida))
  const e = vigente?.fatos === fatos ? vigente : await ctx.tx((tx) => emitir(ctx, tx, pedida, d, fatos))
  if (e === undefined) return null
  const lido = e.arquivo === null ? null : await ctx.servicos.arquivos.privado.ler(e.arquivo)
  return { titulo: e.titulo, pdf: lido ? await buffer(lido.corrente) : await guardarCopia(ctx, e) }
}

/** A digest of what the paper says; when it was printed is no fact. */
const fatosDas = (folhas: readonly Folha[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(folhas.map(({ titulo, numero, marca, blocos }) => [titulo, numero, marca, blocos])),
    )
    .digest('hex')

/** Two at once wait for each other at the sale, so that no number is given twice and none is lost. */
async function emitir(
  ctx: Ctx,
  tx: Tx,
  pedida: Pedida,
  d: Documento,
  fatos: string,
): Promise<Emitido | undefined> {
  const hotId = ctx.hotsite.id
  const { usuId, nome } = exigirSessao(ctx)
  const papel = await acharPapel(tx, hotId, pedida.chave)
  if (papel === undefined || (await travarVenda(tx, hotId, papel.vndId)) === undefined) return undefined
  const vigente = await copiaVigente(tx, hotId, pedida)
  if (vigente?.fatos === fatos) return vigente
  const ano = Number(diaEmBrasilia(ctx.agora).slice(0, 4))
  const numero = await proximoNumero(tx, hotId, pedida.tipo, ano)
  const codigo = codigoDaNota({ ano, numero })
  if (vigente)
    await cancelarEmitido(tx, hotId, { id: vigente.id, por: nome, motivo: `Substituído pelo nº ${codigo}` })
  await inserirEmitido(tx, hotId, {
    tipo: pedida.tipo,
    vndId: papel.vndId,
    chave: pedida.chave,
    ano,
    numero,
    hashQrcode: randomBytes(16).toString('hex'),
    titulo: `${DOCUMENTOS[pedida.tipo].titulo} ${codigo}`,
    folhas: d.folhas.map((f) => ({ ...f, numero: `${f.numero} · nº ${codigo}` })),
    // Who is no party reads the facts of now, masked: never an old copy.
    folhasMascaradas: [],
    fatos,
    usuId,
    por: nome,
  })
  return copiaVigente(tx, hotId, pedida)
}
