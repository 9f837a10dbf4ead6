// The row of a source that begins. The desk has one holder; another person takes it over by saying so, and the number that
// older holders lack closes their connection.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import type { InicioDaTransmissao } from '@martelo/contracts/transmissoes/iniciar-transmissao.contract.ts'
import type { TipoDeTransmissao } from '@martelo/domain/transmissoes/situacoes.ts'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { type Recusada, recusar } from '../../core/http/handle.ts'
import { acharLeilao, type CanalTravado, travarCanal } from './canais.sql.ts'
import { encerrarTransmissoes, inserirTransmissao, tomarMesa } from './gravar-canais.sql.ts'

interface Aberta {
  readonly uid: string
  readonly canal: CanalTravado
  readonly cerca: number
  readonly posicao: number
  /** the sources whose place it takes */
  readonly fim: readonly string[]
}

const ondeEstaAMesa = (c: Pick<CanalTravado, 'mesaUsuId' | 'mesaNome'>, usuId: number): string =>
  c.mesaUsuId === usuId
    ? 'A mesa está com você, em outra janela ou em outro aparelho.'
    : `A mesa está com ${c.mesaNome ?? 'outra pessoa'}.`

export async function abrirFonte(
  tx: Tx,
  ctx: Ctx,
  body: InicioDaTransmissao,
  {
    usuId,
    tipo,
    chaveHash,
  }: { readonly usuId: number; readonly tipo: TipoDeTransmissao; readonly chaveHash: Buffer | null },
): Promise<Aberta | Recusada<'NAO_ENCONTRADO' | 'SEM_CANAL' | 'MESA_OCUPADA' | 'POSICAO_OCUPADA'>> {
  const hotId = ctx.hotsite.id
  const leilao = await acharLeilao(tx, hotId, body.leilaoUid)
  if (leilao === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
  const canal = await travarCanal(
    tx,
    hotId,
    body.canalTransmissaoUid ? { uid: body.canalTransmissaoUid } : { leiId: leilao.id },
  )
  if (canal === null || canal.leiId !== leilao.id)
    return recusar('SEM_CANAL', 'Este leilão não tem canal disponível. Crie um canal antes.')
  const publica = tipo !== 'CAMERA' && (tipo !== 'RTMP' || body.posicaoTemplate === 0)
  // Also of the same person: another tab must not lose the desk without a word.
  if (publica && canal.mesaVale && !body.assumir)
    return recusar('MESA_OCUPADA', ondeEstaAMesa(canal, usuId), { dados: { mesaCom: canal.mesaNome } })
  const posicao = publica ? 0 : body.posicaoTemplate
  const antes = { canId: canal.id, posicao: 0 }
  const fim = publica ? await encerrarTransmissoes(tx, hotId, antes, 'SUBSTITUIDA', usuId) : []
  const cerca = publica ? await tomarMesa(tx, hotId, canal.id, usuId) : canal.mesaCerca
  const uid = await inserirTransmissao(tx, {
    hotId,
    canId: canal.id,
    tipo,
    cerca,
    videoAtivo: body.videoAtivo,
    audioAtivo: body.audioAtivo,
    posicaoTemplate: posicao,
    urlRmtp: body.urlRmtp,
    local: body.local ?? null,
    browser: ctx.agente,
    ip: ctx.ip,
    ultimaChecagem: body.ultimaChecagem ? new Date(body.ultimaChecagem) : null,
    usuId,
    chaveHash,
  })
  if (uid === null) return recusar('POSICAO_OCUPADA', `A posição ${posicao} já tem uma fonte.`)
  await auditar(ctx, tx, {
    entidade: 'transmissao',
    uid,
    acao: 'iniciar',
    depois: { tipo, posicao, cerca },
  })
  return { uid, canal, cerca, posicao, fim }
}
