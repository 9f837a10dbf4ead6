// What a new house takes over from another one, group by group, in the one transaction of the act.
import { GRUPOS_A_COPIAR, type GrupoACopiar } from '@martelo/domain/hotsites/grupos-a-copiar.ts'
import type { Tx } from '../../core/database/database.ts'
import { copiarAvisos } from '../avisos/door.ts'
import { copiarEntrada, copiarPaginas } from '../conteudo/door.ts'
import { copiarDiarias } from '../estadias/door.ts'
import { copiarTextosDeLeilao } from '../leiloes/door.ts'
import { copiarTiposDeVistoria } from '../vistorias/door.ts'
import { copiarRegras } from './plataforma.sql.ts'

const COPIAR: Readonly<Record<GrupoACopiar, (tx: Tx, de: number, para: number) => Promise<unknown>>> = {
  regras: copiarRegras,
  paginas: copiarPaginas,
  avisos: copiarAvisos,
  leiloes: copiarTextosDeLeilao,
  vistorias: copiarTiposDeVistoria,
  diarias: copiarDiarias,
  entrada: copiarEntrada,
}

export async function copiarCasa(
  tx: Tx,
  de: number,
  para: number,
  grupos: readonly GrupoACopiar[],
): Promise<void> {
  for (const g of GRUPOS_A_COPIAR) if (grupos.includes(g)) await COPIAR[g](tx, de, para)
}
