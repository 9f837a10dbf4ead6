// The tabs of a client's record, in the order in which people ask for them.
import { Stack } from '@mantine/core'
import { AbaAcessosDoCliente } from './aba-acessos-do-cliente.tsx'
import { AbaCasa } from './aba-casa.tsx'
import { AbaDados } from './aba-dados.tsx'
import { AbaDocumentos } from './aba-documentos.tsx'
import { AbaGrupos } from './aba-grupos.tsx'
import { AbaMovimento, type ListaDoMovimento } from './aba-movimento.tsx'
import { AbaPrivacidadeDoCliente } from './aba-privacidade-do-cliente.tsx'
import { AbaProcob } from './aba-procob.tsx'
import { AbaSocios } from './aba-socios.tsx'
import type { FichaDoCliente } from './cliente.screen.tsx'
import { EditarCadastro } from './editar-cadastro.tsx'

const MOVIMENTO: readonly (readonly [ListaDoMovimento, string])[] = [
  ['lances', 'Lances'],
  ['compras', 'Compras'],
  ['habilitacoes', 'Habilitações'],
  ['validacoes', 'Validações'],
  ['incidentes', 'Incidentes'],
]

interface Props {
  readonly c: FichaDoCliente
  readonly mudou: (nova: FichaDoCliente) => void
  readonly reler: () => Promise<unknown>
  readonly grupos: boolean
  /** what this person may do there; null: nothing */
  readonly privacidade: 'ver' | 'editar' | null
  readonly procob: boolean
}

export const abasDoCliente = ({ c, mudou, reler, grupos, privacidade, procob }: Props) => [
  ...(c.mascarado
    ? []
    : [{ id: 'documentos', titulo: 'Documentos', conteudo: <AbaDocumentos c={c} aoMudar={mudou} /> }]),
  {
    id: 'dados',
    titulo: 'Dados',
    conteudo: (
      <Stack>
        <AbaDados c={c} />
        <div>
          <EditarCadastro c={c} aoMudar={mudou} reler={reler} />
        </div>
      </Stack>
    ),
  },
  ...(c.natureza === 'Juridica'
    ? [
        {
          id: 'socios',
          titulo: `Sócios (${c.confirmacoes.qtdQuadroSocietario})`,
          conteudo: <AbaSocios id={c.id} editar={c.pode.editar} aoMudar={reler} />,
        },
      ]
    : []),
  ...MOVIMENTO.map(([id, titulo]) => ({ id, titulo, conteudo: <AbaMovimento id={c.id} lista={id} /> })),
  ...(procob ? [{ id: 'procob', titulo: 'Procob', conteudo: <AbaProcob uid={c.uid} /> }] : []),
  ...(grupos ? [{ id: 'grupos', titulo: 'Grupos', conteudo: <AbaGrupos uid={c.uid} /> }] : []),
  { id: 'casa', titulo: 'Limites e observações', conteudo: <AbaCasa c={c} aoMudar={mudou} reler={reler} /> },
  ...(privacidade
    ? [
        {
          id: 'privacidade',
          titulo: 'Privacidade',
          conteudo: <AbaPrivacidadeDoCliente c={c} editar={privacidade === 'editar'} aoMudar={mudou} />,
        },
      ]
    : []),
  { id: 'avisos', titulo: 'Avisos', conteudo: <AbaMovimento id={c.id} lista="avisos" /> },
  {
    id: 'acessos',
    titulo: 'Acessos',
    conteudo: <AbaAcessosDoCliente c={c} />,
  },
]
