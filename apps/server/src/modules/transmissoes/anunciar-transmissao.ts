// Tells who follows: the staff gets the whole state of an auction's channels, watchers the state of the main one. Never
// fails the act that it tells about.
import type { Servicos } from '../../core/servicos.ts'
import { canalParaVer, lerCanais } from './canais.sql.ts'

type Com = Pick<Servicos, 'banco' | 'tempoReal' | 'log'>

export async function anunciarTransmissao(
  s: Com,
  onde: { readonly hotId: number; readonly leiId: number; readonly leilaoUid: string },
): Promise<void> {
  const { hotId, leiId, leilaoUid } = onde
  try {
    const { canais, principal } = await s.banco.lerDoHotsite(hotId, async (tx) => ({
      canais: await lerCanais(tx, hotId, leiId),
      principal: await canalParaVer(tx, hotId, leiId),
    }))
    s.tempoReal.avisar(`transmissao:${leilaoUid}`, 'on-transmissao', { leilaoUid, canais })
    s.tempoReal.avisar(`player:${leilaoUid}`, 'atualizar-player-principal', {
      leilaoUid,
      canalUid: principal?.uid ?? null,
      situacao: principal?.situacao ?? 'PARADO',
    })
  } catch (e) {
    s.log.warn({ err: e, leilaoUid }, 'who follows the broadcast was not told')
  }
}
