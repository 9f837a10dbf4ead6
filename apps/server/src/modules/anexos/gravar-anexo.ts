// The one place where a row of a file comes to be: rights, limits, its place, and the file stored with it.
import type { z } from 'zod'
import type { Anexos } from '@martelo/contracts/anexos/anexo.schemas.ts'
import {
  type EntidadeComAnexos,
  type NomeDoTipoDeAnexo,
  type FormatoDeAnexo,
  recusarAnexo,
} from '@martelo/domain/anexos/tipos-de-anexo.ts'
import { auditar } from '../../core/auditoria.ts'
import { guardarParaLinha } from '../../core/files/apagar-sem-dono.ts'
import { nomeParaExibir } from '../../core/files/documentos.ts'
import type { Tx } from '../../core/database/database.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { type Recusada, recusar } from '../../core/http/handle.ts'
import { anexoPor, type Dono, jaEnviado, lerAnexos, porAnexo } from './anexos.sql.ts'
import { remover } from './esquecer-anexos.job.ts'
import { alcanceNoDono, NAO_HA } from './quem-pode.ts'

export interface PedidoDeAnexo {
  readonly nome: string
  readonly tipo: NomeDoTipoDeAnexo
  readonly pasta: string
  readonly substitui?: string | undefined
  readonly chaveDoPedido: string
}

/** A file that was told by its content and made ready. */
export interface ConteudoPronto {
  readonly chave: string
  readonly formato: FormatoDeAnexo
  readonly tipoArquivo: string
  /** bytes as they were sent, which the limits are about */
  readonly enviados: number
  readonly tamanho: number
  readonly sha256: string
  /** stores it; called when it is not there */
  readonly gravar: () => Promise<void>
}

type Codigo = 'NAO_ENCONTRADO' | 'ARQUIVO' | 'TIPO' | 'CHEIO'
type Gravado = z.output<typeof Anexos> | Recusada<Codigo>

type DepoisDeAnexar = (ctx: Ctx, tx: Tx, dono: Dono, tipo: NomeDoTipoDeAnexo) => Promise<void>
const seguintes = new Map<string, DepoisDeAnexar>()
/** What another module does when a record of its own has a new file, in the same transaction. */
export function depoisDeAnexar(entidade: EntidadeComAnexos, fazer: DepoisDeAnexar): void {
  seguintes.set(entidade, fazer)
}

/** A refusal at its field. */
export const naoServe = (codigo: 'ARQUIVO' | 'TIPO' | 'CHEIO', mensagem: string): Recusada<Codigo> =>
  recusar(codigo, mensagem, { campos: { [codigo === 'TIPO' ? 'tipo' : 'arquivo']: mensagem } })

/** In a transaction; the same request again answers what is there. */
export async function gravarAnexo(
  ctx: Ctx,
  tx: Tx,
  dono: Dono,
  pedido: PedidoDeAnexo,
  c: ConteudoPronto,
): Promise<Gravado> {
  const hotId = ctx.hotsite.id
  const quem = exigirSessao(ctx)
  const alcance = await alcanceNoDono(ctx, tx, dono, pedido.substitui === undefined ? 'enviar' : 'editar')
  if (!alcance) return NAO_HA
  if (!alcance.tipos.includes(pedido.tipo))
    return naoServe('TIPO', 'Envie uma foto, um vídeo ou um documento.')
  const atuais = await lerAnexos(tx, hotId, dono)
  if (await jaEnviado(tx, hotId, dono, pedido.chaveDoPedido)) return lerAnexos(tx, hotId, dono, alcance.tipos)
  const trocado = atuais.find((a) => a.uid === pedido.substitui)
  if (pedido.substitui !== undefined && trocado === undefined) return NAO_HA
  const recusa = recusarAnexo({
    entidade: dono.entidade,
    tipo: pedido.tipo,
    bytes: c.enviados,
    formato: c.formato,
    jaTem: atuais.length - (trocado ? 1 : 0),
  })
  if (recusa) return naoServe(recusa.codigo, recusa.mensagem)
  const lugar = trocado && (await anexoPor(tx, hotId, trocado.uid))?.ordem
  if (trocado) await remover(tx, { hotId, uid: trocado.uid })
  await guardarParaLinha(tx, ctx.servicos.arquivos.privado, c)
  const nome = nomeParaExibir(pedido.nome)
  await porAnexo(tx, {
    hotId,
    entidade: dono.entidade,
    entidadeUid: dono.uid,
    tipo: pedido.tipo,
    pasta: trocado?.pasta ?? pedido.pasta,
    informacao: trocado?.informacao ?? '',
    ordem: lugar,
    nome,
    tipoArquivo: c.tipoArquivo,
    tamanho: c.tamanho,
    sha256: c.sha256,
    arquivo: c.chave,
    chaveDoPedido: pedido.chaveDoPedido,
    enviadoBy: quem.usuId,
    enviadoPor: quem.nome,
  })
  await auditar(ctx, tx, {
    entidade: dono.entidade,
    uid: dono.uid,
    acao: trocado ? 'trocar arquivo' : 'anexar arquivo',
    antes: trocado && { arquivo: trocado.nome },
    depois: { arquivo: nome, tipo: pedido.tipo },
  })
  await seguintes.get(dono.entidade)?.(ctx, tx, dono, pedido.tipo)
  return lerAnexos(tx, hotId, dono, alcance.tipos)
}
