// What the door says after a press: who let this guest in decides, and when. The same invitation shown at another phone,
// or twice at this one, must not look like an entry.
import { formatarHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import type { DaPorta, Entrada, Resultado } from './fila-da-porta.ts'

export type Recebido = 'entrou' | 'ja-entrou' | 'desconhecido' | 'cancelado' | 'guardado' | 'sem-espaco'

/** `resultados`: what the server answered to what was sent; null when it gave no answer. */
export function recebidoPor(e: Entrada, resultados: readonly Resultado[] | null): Recebido {
  const r = resultados?.find((x) => x.codigo === e.codigo)
  if (r === undefined) return 'guardado'
  // Sent again because the first answer was lost: it is the entry of this press all the same.
  return r.resultado === 'ja-entrou' && r.entrouAt === e.quando ? 'entrou' : r.resultado
}

/** Null: nothing to say, the guest may be let in. `daqui`: this phone let him in, and has not forgotten it. */
export function fraseDaPorta(
  g: DaPorta,
  recebido: Recebido | 'enviando' | null,
  daqui = false,
): readonly [cor: 'green' | 'red' | 'gray' | 'yellow', frase: string] | null {
  switch (recebido) {
    case 'enviando':
      return ['gray', `Registrando a entrada de ${g.nome}…`]
    case 'entrou':
      return ['green', `${g.nome} entrou.`]
    case 'guardado':
      return ['green', `Entrada de ${g.nome} guardada neste aparelho. Segue quando a rede voltar.`]
    case 'sem-espaco':
      return ['red', 'O aparelho não tem espaço para guardar a entrada. Anote o nome.']
    case 'cancelado':
      return ['red', `O evento foi cancelado: a entrada de ${g.nome} não foi registrada.`]
    case 'desconhecido':
      return ['red', 'Este convidado foi retirado da lista: o convite não vale mais.']
    default:
      return g.entrouAt === null
        ? null
        : [
            daqui ? 'yellow' : 'red',
            `Já entrou${daqui ? ' por este aparelho' : ''} às ${formatarHora(Date.parse(g.entrouAt))}, com ${quantos(g.pessoas, 'pessoa', 'pessoas')}.`,
          ]
  }
}
