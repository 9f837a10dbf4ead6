// The first thing one sees: the tenant's picture and gradient, its promise, and the search.
import { Link } from 'react-router'
import { useMarca } from '../../../../core/marca-atual.ts'
import { milhares, usePalavras } from '../../../../core/palavras-do-site.ts'
import { lotesCom } from '../../caminhos.ts'
import { BuscaDoSite } from '../../moldura/busca-do-site.tsx'

const ATALHOS = ['Carros', 'Moto', 'Pesados', 'Utilitários']

export function Heroi({ total }: { total: number }) {
  const marca = useMarca()
  const p = usePalavras()
  return (
    <section className="heroi sobre-gradiente">
      {marca.imagemCapa && <img className="heroi__capa" src={marca.imagemCapa} alt="" fetchPriority="high" />}
      <div className="heroi__texto">
        <h1>{marca.slogan}</h1>
        <p>
          {total > 0 && <b>{milhares(total)} </b>}
          {total > 0 ? `${p.lote.varios} abertos. ` : ''}
          {marca.descricao}
        </p>
        <BuscaDoSite grande />
        <nav className="heroi__atalhos" aria-label="Atalhos">
          {ATALHOS.map((categoria) => (
            <Link key={categoria} to={lotesCom({ categoria })}>
              {categoria === 'Moto' ? 'Motos' : categoria}
            </Link>
          ))}
        </nav>
      </div>
    </section>
  )
}
