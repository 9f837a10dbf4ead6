// Every screen of the product, by area. `GET v1/usuario/rotas` filters this table; the web app's routes are made from
// it, so a row without its screen does not build. Pages import only their own area's table (telas/*.telas.ts).
import type { Tela } from './tela.ts'
import { TELAS_CAMPO } from './telas/campo.telas.ts'
import { TELAS_CLIENTE } from './telas/cliente.telas.ts'
import { TELAS_COMITENTE } from './telas/comitente.telas.ts'
import { TELAS_IMPRESSOS } from './telas/impressos.telas.ts'
import { TELAS_LEILOEIRO } from './telas/leiloeiro.telas.ts'
import { TELAS_RETAGUARDA } from './telas/retaguarda.telas.ts'
import { TELAS_TRANSMISSOES } from './telas/transmissoes.telas.ts'
import { TELAS_VITRINE } from './telas/vitrine.telas.ts'

export const TELAS: Readonly<Record<string, Tela>> = {
  ...TELAS_VITRINE,
  ...TELAS_CLIENTE,
  ...TELAS_COMITENTE,
  ...TELAS_LEILOEIRO,
  ...TELAS_RETAGUARDA,
  ...TELAS_TRANSMISSOES,
  ...TELAS_CAMPO,
  ...TELAS_IMPRESSOS,
}
