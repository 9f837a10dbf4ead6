// Tells the rooms in which a client takes part that what has to be decided about him changed: papers, enabling, block.
// Call it after the commit. Never fails the act that it tells about.
import type { Servicos } from '../../core/servicos.ts'
import { salasDoCliente } from './anunciar-cliente.sql.ts'

export async function anunciarCliente(
  s: Pick<Servicos, 'banco' | 'tempoReal' | 'log'>,
  hotId: number,
  cliUid: string,
): Promise<void> {
  try {
    for (const { leiId, leiUid } of await salasDoCliente(s.banco.sistema, hotId, cliUid))
      await s.tempoReal.publicar({ id: leiId, uid: leiUid, hotId }, [
        { evento: 'cliente-mudou', para: ['equipe'], dados: { cliUid } },
      ])
  } catch (e) {
    s.log.warn({ err: e, cliUid }, 'the rooms were not told of a client')
  }
}
