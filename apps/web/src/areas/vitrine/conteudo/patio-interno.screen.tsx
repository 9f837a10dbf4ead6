// One yard (route name patio-interno): where it is, when it opens, how to visit and collect, and what stands there.
import { buttonLook } from '@martelo/ui/button.tsx'
import { IconExternal } from '@martelo/ui/icones.tsx'
import { Breadcrumbs } from '@martelo/ui/navigation.tsx'
import { Facts } from '@martelo/ui/table.tsx'
import { data, Link } from 'react-router'
import { doServidor } from '../../../core/contexto.ts'
import { usePalavras } from '../../../core/palavras-do-site.ts'
import { CartaoDoLote } from '../../../parts/lotes/cartao-do-lote.tsx'
import { Cabeca } from '../cabeca.tsx'
import { IR, lotesCom } from '../caminhos.ts'
import { Trilho } from '../trilho.tsx'
import type { Route } from './+types/patio-interno.screen.ts'
import { exigirPaginaLigada } from './carregar-pagina.server.ts'
import './conteudo.css'

const DIAS = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb']
const LOTES = 12

export async function loader({ context, params, url }: Route.LoaderArgs) {
  await exigirPaginaLigada(context, IR.patios)
  const { chamar } = context.get(doServidor)
  const patio = await chamar('GET /v1/patio/por-nome/:patioNome', {
    params: { patioNome: params.patioNome },
  }).catch((e: unknown) => {
    throw (e as { codigo?: number }).codigo === 404 ? data(null, { status: 404 }) : e
  })
  const lotes = await chamar('POST /v1/lote/busca-elastic', {
    body: {
      from: 0,
      size: LOTES,
      requisicoesBusca: [{ tipo: 'exata', campo: 'patio', valor: patio.nome }],
      listaOrdenacao: [],
    },
  }).catch(() => [])
  return { patio, lotes, caminho: url.pathname }
}

export default function PatioInterno({ loaderData: { patio: t, lotes, caminho } }: Route.ComponentProps) {
  const p = usePalavras()
  const fatos = [
    ['Endereço', `${t.endereco}, ${t.cidade}/${t.estadoUf}${t.cep ? `, CEP ${t.cep}` : ''}`],
    [
      'Funcionamento',
      `${t.diasSemana.map((d) => DIAS[d]).join(', ')}, das ${t.abre.slice(0, 5)} às ${t.fecha.slice(0, 5)}`,
    ],
    ['Telefone', t.telefone],
    ['E-mail', t.email],
    ['Visitação', t.explicacaoVisitacao],
    ['Retirada', t.explicacaoRetirada],
  ].flatMap(([rotulo, valor]) => (rotulo && valor ? [{ rotulo, valor }] : []))
  return (
    <div className="pagina">
      <Cabeca
        titulo={`Pátio ${t.nome}`}
        descricao={`${t.endereco}, ${t.cidade}/${t.estadoUf}`}
        canonico={caminho}
      />
      <Breadcrumbs
        items={[
          { label: 'Pátios', href: IR.patios },
          { label: t.estadoUf, href: `${IR.patios}/${t.estadoUf}` },
          { label: t.nome },
        ]}
      />
      <article className="texto">
        <h1>{t.nome}</h1>
        <Facts fatos={fatos} />
        {t.googleMaps && (
          <p>
            <a href={t.googleMaps} target="_blank" rel="noopener noreferrer" {...buttonLook({})}>
              Ver no mapa <IconExternal size={16} />
            </a>
          </p>
        )}
      </article>
      {lotes.length > 0 && (
        <Trilho
          titulo={`${p.lote.varios.charAt(0).toUpperCase()}${p.lote.varios.slice(1)} neste pátio`}
          para={lotesCom({ patio: t.nome })}
        >
          {lotes.map((l) => (
            <CartaoDoLote key={l.uid} lote={l} />
          ))}
        </Trilho>
      )}
      {lotes.length === 0 && (
        <p>
          <Link to={IR.lotes}>Ver todos os {p.lote.varios}</Link>
        </p>
      )}
    </div>
  )
}
