// One form of a kind as this house says it: for previews, with examples or with what a caller would say.
import {
  exemplosDe,
  preencherForma,
  type TextoDeForma,
  textosPadrao,
  type TipoDeAviso,
} from '@martelo/domain/avisos/catalogo.ts'
import type { Forma, Idioma } from '@martelo/domain/avisos/declarar-aviso.ts'
import type { Valores } from '@martelo/domain/avisos/preencher-texto.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import type { Tx } from '../database/database.ts'
import { lerCasa } from './casa-que-avisa.sql.ts'

export async function preverAviso(
  tx: Tx,
  casa: { readonly id: number; readonly nome: string },
  p: {
    readonly tipo: TipoDeAviso
    readonly forma: Forma
    readonly idioma?: Idioma
    readonly valores?: Valores
    /** words that are not saved yet */
    readonly texto?: TextoDeForma
  },
): Promise<TextoDeForma> {
  const lida = await lerCasa(tx, casa.id, [p.tipo])
  const modelo =
    p.texto ?? lida.texto(p.tipo, p.idioma ?? 'pt-BR', p.forma) ?? textosPadrao(p.tipo, lida.tipo)[p.forma]
  const valores = { ...exemplosDe(p.tipo), ...p.valores, casa: lida.nome }
  return preencherForma(p.tipo, modelo, valores, palavras(lida.tipo))
}
