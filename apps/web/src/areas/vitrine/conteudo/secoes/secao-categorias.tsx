// Where to start: categories, brands and states that have something, with counts.
import { type Icon, IconCar } from '@martelo/ui/icones.tsx'
import { IconRefresh } from '@martelo/ui/icones-de-uso.tsx'
import {
  IconBoat,
  IconHouse,
  IconMoto,
  IconPlane,
  IconScrap,
  IconTool,
  IconTruck,
  IconVan,
} from '@martelo/ui/icones-de-bens.tsx'
import { Link } from '../../../../core/ligacao.tsx'
import { milhares, quantos, usePalavras } from '../../../../core/palavras-do-site.ts'
import { IR, lotesCom } from '../../../../parts/cabeca/caminhos.ts'
import { type PropsDeSecao, TituloDaSecao } from './titulo-da-secao.tsx'

const ICONES: Readonly<Record<string, Icon>> = {
  Carros: IconCar,
  Moto: IconMoto,
  Pesados: IconTruck,
  Utilitários: IconVan,
  Sucatas: IconScrap,
  Equipamentos: IconTool,
  Imóveis: IconHouse,
  Recuperável: IconRefresh,
  Aeronaves: IconPlane,
  Embarcações: IconBoat,
}
const NOMES: Readonly<Record<string, string>> = { Moto: 'Motos', Recuperável: 'Recuperáveis' }

export function Categorias({ s }: PropsDeSecao) {
  const p = usePalavras()
  const categorias = s.dados.contagens ?? []
  if (categorias.length === 0) return null
  return (
    <section>
      <TituloDaSecao s={s} />
      <ul className="categorias">
        {categorias.map(({ nome, quantidade }) => {
          const Icone = ICONES[nome] ?? IconCar
          return (
            <li key={nome}>
              <Link to={lotesCom({ categoria: nome })}>
                <Icone size={30} />
                <b>{NOMES[nome] ?? nome}</b>
                <small>{quantos(quantidade, p.lote)}</small>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export function Marcas({ s }: PropsDeSecao) {
  const marcas = s.dados.contagens ?? []
  if (marcas.length === 0) return null
  return (
    <section>
      <TituloDaSecao s={s} para={IR.lotes} />
      <ul className="marcas">
        {marcas.map(({ nome, quantidade }) => (
          <li key={nome}>
            <Link to={lotesCom({ marca: nome })}>
              <b>{nome}</b> <small>{milhares(quantidade)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Brazil as 27 squares, column and row of each: near enough to find one's own, and every state the same size. */
const QUADROS: Readonly<Record<string, readonly [coluna: number, linha: number, nome: string]>> = {
  RR: [3, 1, 'Roraima'],
  AP: [5, 1, 'Amapá'],
  AM: [2, 2, 'Amazonas'],
  PA: [4, 2, 'Pará'],
  MA: [5, 2, 'Maranhão'],
  CE: [6, 2, 'Ceará'],
  RN: [7, 2, 'Rio Grande do Norte'],
  AC: [1, 3, 'Acre'],
  RO: [2, 3, 'Rondônia'],
  MT: [3, 3, 'Mato Grosso'],
  TO: [4, 3, 'Tocantins'],
  PI: [5, 3, 'Piauí'],
  PE: [6, 3, 'Pernambuco'],
  PB: [7, 3, 'Paraíba'],
  MS: [3, 4, 'Mato Grosso do Sul'],
  GO: [4, 4, 'Goiás'],
  DF: [5, 4, 'Distrito Federal'],
  BA: [6, 4, 'Bahia'],
  AL: [7, 4, 'Alagoas'],
  SP: [4, 5, 'São Paulo'],
  MG: [5, 5, 'Minas Gerais'],
  ES: [6, 5, 'Espírito Santo'],
  SE: [7, 5, 'Sergipe'],
  PR: [4, 6, 'Paraná'],
  RJ: [5, 6, 'Rio de Janeiro'],
  SC: [4, 7, 'Santa Catarina'],
  RS: [4, 8, 'Rio Grande do Sul'],
}

export function Estados({ s }: PropsDeSecao) {
  const p = usePalavras()
  const porUf = new Map((s.dados.contagens ?? []).map((c) => [c.nome, c.quantidade]))
  if (porUf.size === 0) return null
  const maior = Math.max(...porUf.values())
  return (
    <section>
      <TituloDaSecao s={s} />
      <div className="estados">
        <div className="estados__mapa" aria-hidden="true">
          {Object.entries(QUADROS).map(([uf, [coluna, linha]]) => {
            const n = porUf.get(uf) ?? 0
            const forca = n === 0 ? 0 : Math.round(8 + (24 * n) / maior)
            return (
              <span
                key={uf}
                data-vazio={n === 0 ? '' : undefined}
                style={{ gridColumn: coluna, gridRow: linha, '--forca': `${forca}%` } as React.CSSProperties}
              >
                {uf}
              </span>
            )
          })}
        </div>
        <ul>
          {[...porUf].map(([uf, n]) => (
            <li key={uf}>
              <Link to={lotesCom({ estado: uf })}>
                <b>{QUADROS[uf]?.[2] ?? uf}</b> <small>{quantos(n, p.lote)}</small>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
