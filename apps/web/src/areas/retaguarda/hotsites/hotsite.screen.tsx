// One hotsite: what the house shows of itself and how people take part, with a preview of what is not saved yet.
import { Alert, Anchor, Badge, Button, List } from '@mantine/core'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, useParams, useRevalidator } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { relerMarca, useMarca } from '../../../core/marca-atual.ts'
import { Ficha, FichaCarregando, FichaComErro } from '../../../kit/ficha/ficha.tsx'
import { chaveDoHistorico, Andamento } from '../../../kit/ficha/andamento.tsx'
import { BarraDeSalvar } from '../../../kit/registro/barra-de-salvar.tsx'
import { useRegistro } from '../../../kit/registro/usar-registro.ts'
import { ListaDePaginas } from '../conteudo/lista-de-paginas.tsx'
import { AbaContato } from './aba-contato.tsx'
import { AbaMarca } from './aba-marca.tsx'
import { AbaMedicao } from './aba-medicao.tsx'
import { AbaParticipacao } from './aba-participacao.tsx'
import { AbaRecebimento } from './aba-recebimento.tsx'
import { AbaTextos } from './aba-textos.tsx'
import './hotsite.css'
import {
  type AbaDoHotsite,
  abaDoCampo,
  type FormularioDoHotsite,
  type HotsiteLido,
  paraSalvar,
  type Valores,
  valoresDe,
} from './hotsite-lido.ts'
import { Previa } from './previa-do-site.tsx'

const TITULOS: Record<AbaDoHotsite, string> = {
  marca: 'Marca e cores',
  textos: 'Textos e perguntas',
  participacao: 'Participação',
  contato: 'Contato',
  recebimento: 'Recebimento',
  medicao: 'Medição e scripts',
}

export default function Hotsite() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['hotsite', id],
    queryFn: () => chamar('GET /v1/hotsite/admin/:id', { params: { id: Number(id) } }),
  })
  if (error && !data)
    return (
      <FichaComErro erro={error} voltar={TELAS_RETAGUARDA.hotsites.path} refazer={() => void refetch()} />
    )
  return data ? <Edicao h={data} reler={refetch} /> : <FichaCarregando />
}

function Edicao({ h, reler }: { h: HotsiteLido; reler: () => Promise<unknown> }) {
  const consultas = useQueryClient()
  const daqui = useMarca().uid === h.uid
  const { revalidate } = useRevalidator()
  const lido = useMemo(() => valoresDe(h), [h])
  const r = useRegistro<Valores>({
    lido,
    versao: h.versao,
    reler,
    salvar: async (valores, versao) => {
      const novo = await chamar('PUT /v1/hotsite/admin/:id', {
        params: { id: h.id },
        body: paraSalvar(valores, versao),
      })
      consultas.setQueryData(['hotsite', String(h.id)], novo)
    },
    aoSalvar: () => {
      void consultas.invalidateQueries({ queryKey: chaveDoHistorico('hotsite', h.uid) })
      void consultas.invalidateQueries({ queryKey: ['hotsites'] })
      // This page wears the theme that was just saved.
      if (daqui) void relerMarca(revalidate)
    },
    mensagem: 'Salvo. O site já mostra.',
  })
  const comErro = (aba: AbaDoHotsite): string =>
    Object.keys(r.erros).some((c) => abaDoCampo(c) === aba) ? `${TITULOS[aba]} (corrigir)` : TITULOS[aba]
  const aba = (id: AbaDoHotsite, conteudo: React.ReactNode) => ({ id, titulo: comErro(id), conteudo })
  return (
    <>
      <title>{`${h.nome} | Hotsites`}</title>
      <div className="hotsite-tela">
        <div className="hotsite-formulario">
          <Ficha
            trilha={[['Hotsites', TELAS_RETAGUARDA.hotsites.path]]}
            titulo={h.nome}
            subtitulo={h.dominio ?? h.subdominio}
            estado={<Badge variant="light">{h.tipo === 'loja' ? 'Loja' : 'Casa de leilões'}</Badge>}
            acoes={
              <Button
                component="a"
                href="/"
                target="_blank"
                variant="default"
                rightSection={<IconExternalLink size={16} aria-hidden />}
              >
                Abrir o site
              </Button>
            }
            resumo={<Correcoes r={r} />}
            abas={[
              aba('marca', <AbaMarca id={h.id} dominio={h.dominio} r={r} />),
              aba('textos', <AbaTextos r={r} />),
              aba('participacao', <AbaParticipacao r={r} tipo={h.tipo} />),
              aba('contato', <AbaContato r={r} />),
              aba('recebimento', <AbaRecebimento r={r} chaveAtual={h.pixChave} />),
              aba('medicao', <AbaMedicao r={r} />),
              { id: 'paginas', titulo: 'Páginas', conteudo: <ListaDePaginas /> },
              {
                id: 'historico',
                titulo: 'Histórico',
                conteudo: <Andamento entidade="hotsite" uid={h.uid} />,
              },
            ]}
          />
          <BarraDeSalvar r={r} />
        </div>
        <Previa valores={r.valores} tipo={h.tipo} />
      </div>
    </>
  )
}

/** After a refusal: what to correct, each with the way to its tab. */
function Correcoes({ r }: { r: FormularioDoHotsite }) {
  const erros = Object.entries(r.erros)
  if (erros.length === 0) return null
  return (
    <Alert color="red" title="Nada foi salvo ainda" role="alert">
      <List size="sm">
        {erros.map(([campo, mensagem]) => (
          <List.Item key={campo}>
            <Anchor
              component={Link}
              to={{ search: `?aba=${abaDoCampo(campo)}` }}
              replace
              size="sm"
              underline="always"
            >
              {TITULOS[abaDoCampo(campo)]}
            </Anchor>
            : {mensagem}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
