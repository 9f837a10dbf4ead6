/** Specimens: what the theme computed, with its measured contrast. */
import { contraste, nivelDeContraste } from '../tema/contraste.ts'
import { type Esquema, paresDoEsquema, paresDoGradiente, type Tema } from '../tema/tema.ts'
import { propriedadesDoEsquema } from '../tema/tema-para-css.ts'
import { Secao } from './secao.tsx'

function menoresPares(tema: Tema, esquema: Esquema) {
  return [...paresDoEsquema(esquema), ...paresDoGradiente(tema)]
    .map((par) => ({ ...par, razao: contraste(par.frente, par.fundo) }))
    .sort((a, b) => a.razao / a.minimo - b.razao / b.minimo)
    .slice(0, 12)
}

export function Cores({ tema, esquema }: { tema: Tema; esquema: 'claro' | 'escuro' }) {
  return (
    <Secao
      titulo="Cores do tema"
      nota="Calculadas das cores do site; abaixo os doze pares mais justos e o que medem."
    >
      <ul role="list" className="vitrine__swatches">
        {propriedadesDoEsquema(tema[esquema]).map(([nome, valor]) => (
          <li key={nome}>
            <span style={{ background: valor }} />
            {nome.replace('cor-', '')}
          </li>
        ))}
      </ul>
      <ul role="list" className="vitrine__pairs">
        {menoresPares(tema, tema[esquema]).map((par) => (
          <li key={`${par.nome} ${par.fundo}`}>
            <span style={{ background: par.fundo, color: par.frente }}>{par.minimo < 4.5 ? '●' : 'Aa'}</span>
            {par.nome}: {par.razao.toFixed(2).replace('.', ',')} ({nivelDeContraste(par.razao)})
          </li>
        ))}
      </ul>
    </Secao>
  )
}
