// Where the good stands, and when it can be seen.
import type { LotePublico } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import {
  enderecoDoTelefone,
  mostrarTelefone,
} from '@martelo/domain/comum/identificadores/telefone-da-casa.ts'
import { dizerVisitacao } from '@martelo/domain/patios/dizer-visitacao.ts'
import { buttonLook } from '@martelo/ui/button.tsx'
import { IconMapPin } from '@martelo/ui/icones.tsx'
import { IconExternal } from '@martelo/ui/icones-de-uso.tsx'
import { Link } from '../../../../core/ligacao.tsx'
import { IR } from '../../../../parts/cabeca/caminhos.ts'
import { usePaginaLigada } from '../../../../parts/cabeca/dados-da-cabeca.ts'

/** Many houses begin the text itself with the word. */
const dizerRetirada = (texto: string): string => (/^retir/i.test(texto.trim()) ? texto : `Retirada: ${texto}`)

interface Props {
  readonly local: LotePublico['localizacao']
  /** the lot, while it is for sale */
  readonly visitar: string | null
  /** the auction's own days and hours, said before what holds in the yard at other times */
  readonly visitacao: string | null
}

function Visitas({ visitacao, texto }: { visitacao: string | null; texto: string | null }) {
  return (
    <>
      {visitacao && (
        <p>
          Visitação: <b>{visitacao}</b>
        </p>
      )}
      {texto && <p>{visitacao ? texto : dizerVisitacao(texto)}</p>}
    </>
  )
}

export function Local({ local: l, visitar, visitacao }: Props) {
  const ligada = usePaginaLigada()
  if (l.externo)
    return (
      <section>
        <h2>Localização</h2>
        <p className="lote__externo">
          <IconMapPin /> Este bem está em <b>local externo</b>. Confira na descrição onde ele está e como
          visitar.
        </p>
        <Visitas visitacao={visitacao} texto={l.explicacaoVisitacao} />
      </section>
    )
  if (!l.cidade) return null
  const patio = l.nome && l.uf ? [l.cidade, l.uf, l.nome].map(encodeURIComponent).join('/') : null
  return (
    <section>
      <h2>Localização</h2>
      <div className="lote__local">
        <IconMapPin size={28} />
        <div>
          <p>
            <b>{l.nome ?? `${l.cidade}/${l.uf}`}</b>
          </p>
          <p>{[l.endereco, `${l.cidade}/${l.uf}`, l.cep].filter(Boolean).join(', ')}</p>
          {l.telefone && (
            <p>
              Telefone: <a href={enderecoDoTelefone(l.telefone)}>{mostrarTelefone(l.telefone)}</a>
            </p>
          )}
          <Visitas visitacao={visitacao} texto={l.explicacaoVisitacao} />
          {l.explicacaoRetirada && <p>{dizerRetirada(l.explicacaoRetirada)}</p>}
          {l.horaMarcada && visitar && (
            <p>
              <Link to={`${IR.visita}/${visitar}`} rel="nofollow" {...buttonLook({ size: 's' })}>
                Marcar uma visita
              </Link>
            </p>
          )}
          <p className="lote__local-acoes">
            {l.googleMaps && (
              <a href={l.googleMaps} target="_blank" rel="noopener noreferrer">
                Ver no mapa <IconExternal size={16} />
              </a>
            )}
            {patio && ligada(13) && <Link to={`${IR.patios}/${patio}`}>Sobre este pátio</Link>}
          </p>
        </div>
      </div>
    </section>
  )
}
