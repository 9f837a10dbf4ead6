// The yards: all of them, of a state, or of a city.
import { IconClock, IconMapPin, IconPhone } from '@martelo/ui/icones.tsx'
import { EmptyState } from '@martelo/ui/states.tsx'
import { Link } from 'react-router'
import { doServidor } from '../../../core/contexto.ts'
import { quantos, usePalavras } from '../../../core/palavras-do-site.ts'
import { Cabeca } from '../cabeca.tsx'
import { IR } from '../caminhos.ts'
import type { Route } from './+types/patios-do-site.screen.ts'
import { exigirPaginaLigada } from './carregar-pagina.server.ts'
import './conteudo.css'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  await exigirPaginaLigada(context, IR.patios)
  const { estadoUf, cidade } = params as { estadoUf?: string; cidade?: string }
  const query = { ...(estadoUf ? { estadoUf: estadoUf.toUpperCase() } : {}), ...(cidade ? { cidade } : {}) }
  const patios = await context.get(doServidor).chamar('GET /v1/patios/lista-site', { query })
  return { patios, onde: cidade ?? estadoUf?.toUpperCase() ?? null, caminho: url.pathname }
}

export default function Patios({ loaderData: { patios, onde, caminho } }: Route.ComponentProps) {
  const p = usePalavras()
  const titulo = onde === null ? 'Pátios' : `Pátios em ${onde}`
  return (
    <div className="pagina">
      <Cabeca
        titulo={titulo}
        descricao="Endereços, horários de visitação e retirada dos nossos pátios."
        canonico={caminho}
      />
      <h1>{titulo}</h1>
      {patios.length === 0 ? (
        <EmptyState
          icon={IconMapPin}
          title="Nenhum pátio por aqui"
          description="Veja todos os endereços onde os bens podem ser visitados."
          actions={<Link to={IR.patios}>Todos os pátios</Link>}
        />
      ) : (
        <ul className="lista-de-cartoes">
          {patios.map((t) => (
            <li key={t.uid}>
              <h2>
                <Link to={`${IR.patios}/${[t.cidade, t.estadoUf, t.nome].map(encodeURIComponent).join('/')}`}>
                  {t.nome}
                </Link>
              </h2>
              <p>
                <IconMapPin size={16} /> {t.endereco}, {t.cidade}/{t.estadoUf}
              </p>
              <p>
                <IconClock size={16} /> {t.abre.slice(0, 5)} às {t.fecha.slice(0, 5)}
              </p>
              {t.telefone && (
                <p>
                  <IconPhone size={16} /> {t.telefone}
                </p>
              )}
              <p>{quantos(t.quantidadeLotes, p.lote)}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
