// The publish payload, however it came: over HTTP, or as the socket's word. What is absent stays as it is; a film's second
// and loop go on to the desk, which plays it. The desk's own also says whether the public may watch.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import type { PublicarTransmissao } from '@martelo/contracts/transmissoes/publicar-transmissao.contract.ts'
import type { Transmissao } from '@martelo/contracts/transmissoes/transmissoes.schemas.ts'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { ehRecusa, type Recusada, recusar } from '../../core/http/handle.ts'
import type { Servicos } from '../../core/servicos.ts'
import { anunciarTransmissao } from './anunciar-transmissao.ts'
import { type CanalTravado, lerTransmissao, travarCanal } from './canais.sql.ts'
import { publicarGravacoes } from './gravacoes.sql.ts'
import { cederPosicao, mudarCanalNoBanco, mudarTransmissao, travarTransmissao } from './gravar-canais.sql.ts'
import { ordenarCanal } from './ordenar-canal.ts'

type Autor = Parameters<typeof auditar>[0]
interface Gravada {
  readonly transmissao: Transmissao
  readonly leiId: number
  /** when the public was let in or kept out */
  readonly canal: CanalTravado | null
}
type Recusou = Recusada<'NAO_ENCONTRADO' | 'NAO_PODE' | 'POSICAO_OCUPADA'>

export async function mudarPublicacao(
  s: Pick<Servicos, 'banco' | 'tempoReal' | 'log' | 'midia'>,
  autor: Autor,
  emTransacao: Ctx['tx'],
  p: PublicarTransmissao,
): Promise<Transmissao | Recusou> {
  const hotId = autor.hotsite.id
  const r = await emTransacao<Gravada | Recusou>((tx) => gravar(tx, autor, p))
  if (ehRecusa(r)) return r
  const { leiId, canal, transmissao } = r
  if (canal !== null) ordenarCanal(s.midia, canal)
  // A desk that is asked for nothing of its film goes on with it.
  if (pedeFilme(p) && !p.daMesa)
    s.tempoReal.avisar(`transmissao:${p.leilaoUid}`, 'put-publicar-transmissao', {
      transmissaoUid: p.transmissaoUid,
      ...(p.videoFilename === undefined ? {} : { videoFilename: transmissao.videoFilename }),
      videoVoltarNoSegundo: p.videoVoltarNoSegundo ?? null,
      videoLoop: transmissao.videoLoop,
    })
  await anunciarTransmissao(s, { hotId, leiId, leilaoUid: p.leilaoUid })
  return transmissao
}

const pedeFilme = (p: PublicarTransmissao): boolean =>
  p.videoFilename !== undefined || p.videoLoop !== undefined || (p.videoVoltarNoSegundo ?? null) !== null

async function gravar(tx: Tx, autor: Autor, p: PublicarTransmissao): Promise<Gravada | Recusou> {
  const hotId = autor.hotsite.id
  const t = await travarTransmissao(tx, hotId, p.transmissaoUid)
  if (t === null || t.leilaoUid !== p.leilaoUid) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
  if (t.situacao === 'ENCERRADA') return recusar('NAO_PODE', 'Esta transmissão já foi encerrada.')
  const posicaoTemplate = p.posicaoTemplate ?? t.posicaoTemplate
  if ((posicaoTemplate === 0) !== (t.posicaoTemplate === 0))
    return recusar('POSICAO_OCUPADA', 'A posição 0 é da mesa.')
  const depois = {
    videoAtivo: p.videoAtivo ?? t.videoAtivo,
    audioAtivo: p.audioAtivo ?? t.audioAtivo,
    posicaoTemplate,
    videoFilename: p.videoFilename === undefined ? t.videoFilename : p.videoFilename || null,
    videoLoop: p.videoLoop ?? t.videoLoop,
  }
  if (p.disponivel !== undefined && t.posicaoTemplate !== 0)
    return recusar('NAO_PODE', 'Só a transmissão da mesa é publicada.')
  if (posicaoTemplate !== t.posicaoTemplate)
    await cederPosicao(tx, hotId, t.canId, posicaoTemplate, t.posicaoTemplate)
  await mudarTransmissao(tx, hotId, t.id, depois)
  await auditar(autor, tx, { entidade: 'transmissao', uid: t.uid, acao: 'publicar', depois })
  const canal = p.disponivel === undefined ? null : await publicarCanal(tx, autor, t.canalUid, p.disponivel)
  const transmissao = await lerTransmissao(tx, hotId, t.uid)
  if (transmissao === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
  return { transmissao, canal, leiId: t.leiId }
}

async function publicarCanal(
  tx: Tx,
  autor: Autor,
  uid: string,
  disponivel: boolean,
): Promise<CanalTravado | null> {
  const hotId = autor.hotsite.id
  const canal = await travarCanal(tx, hotId, { uid })
  if (canal === null || canal.disponivel === disponivel) return canal
  const usuId = autor.sessao?.usuId ?? null
  await mudarCanalNoBanco(tx, hotId, canal.id, { ...canal, disponivel, temId: null, usuId })
  await publicarGravacoes(tx, hotId, canal.id, disponivel)
  await auditar(autor, tx, { entidade: 'canal_transmissao', uid, acao: 'mudar', depois: { disponivel } })
  return { ...canal, disponivel }
}
