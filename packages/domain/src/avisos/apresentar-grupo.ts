// A group of notices in the words of a house. Apart from the catalogue, which a page would carry whole for it.
import type { Palavras } from '../hotsites/palavras.ts'
import { GRUPOS_DE_AVISO, type GrupoDeAviso } from './declarar-aviso.ts'
import { preencherTexto } from './preencher-texto.ts'

export const apresentarGrupo = (g: GrupoDeAviso, p: Palavras): string =>
  preencherTexto(GRUPOS_DE_AVISO[g], {}, p)
