// Where to start: the categories that have something, with counts.
import {
  type Icon,
  IconBoat,
  IconCar,
  IconHouse,
  IconMoto,
  IconPlane,
  IconRefresh,
  IconScrap,
  IconTool,
  IconTruck,
  IconVan,
} from '@martelo/ui/icones.tsx'
import { Link } from 'react-router'
import { quantos, usePalavras } from '../../../../core/palavras-do-site.ts'
import { lotesCom } from '../../caminhos.ts'

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

export function Categorias({ categorias }: { categorias: readonly { nome: string; quantidade: number }[] }) {
  const p = usePalavras()
  if (categorias.length === 0) return null
  return (
    <section>
      <h2 className="inicio__titulo">Categorias</h2>
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
