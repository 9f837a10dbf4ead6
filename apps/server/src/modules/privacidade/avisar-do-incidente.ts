import type { Tx } from '../../core/database/database.ts'
import type { Servicos } from '../../core/servicos.ts'

/** `quando`: the same is told once. */
export async function avisarDoIncidente(
  s: Pick<Servicos, 'correio'>,
  tx: Tx,
  hotId: number,
  i: { readonly uid: string; readonly titulo: string; readonly comunicarAte: string },
  situacao: string,
  quando: string,
): Promise<void> {
  await s.correio.avisar(tx, hotId, {
    tipo: 'incidente-de-dados',
    para: { casa: true },
    variaveis: { incidente: i.titulo, situacao, ate: i.comunicarAte },
    chave: `incidente-de-dados:${i.uid}:${quando}`,
    link: `/admin/privacidade/incidentes?registro=${i.uid}`,
  })
}
