// Channels that go with an auction that is taken away whole: their sources, destinations and recordings with them. The rows
// go within the caller's transaction; the pictures stop and the files go after its commit.
import { access, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Tx } from '../../core/database/database.ts'
import type { Servicos } from '../../core/servicos.ts'
import { fecharEntradas } from './entradas-rtmp.ts'
import { apagarCanais, type CanaisRetirados } from './gravar-canais.sql.ts'

export const retirarCanais = (tx: Tx, hotId: number, leiId: number): Promise<CanaisRetirados> =>
  apagarCanais(tx, hotId, leiId)

export async function pararCanaisRetirados(s: Pick<Servicos, 'midia'>, r: CanaisRetirados): Promise<void> {
  for (const d of r.destinos) s.midia.ordenar({ t: 'destino', canal: d.canal, uid: d.uid, url: null })
  fecharEntradas(s.midia, r.transmissoes)
  for (const canal of r.canais) s.midia.ordenar({ t: 'parar', canal })
  for (const nome of r.gravacoes) await apagarArquivos(s, nome)
}

/** The picture and its index. Whether this program's folder had it. */
export async function apagarArquivos(s: Pick<Servicos, 'midia'>, nome: string): Promise<boolean> {
  const arquivo = (fim: string): string => path.join(s.midia.pasta, 'gravacoes', `${nome}.${fim}`)
  const estava = await access(arquivo('mp4')).then(
    () => true,
    () => false,
  )
  for (const fim of ['mp4', 'idx']) await rm(arquivo(fim), { force: true })
  return estava
}
