// What visitors wrote to the house, and who would like to be its partner: read, answer by mail, mark as dealt with.
import { Anchor, Badge, Button, Stack, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { useQueryClient } from '@tanstack/react-query'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import type { Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'

type Mensagem = RespostaDe<Calls['GET /v1/mensagens-do-site/qb']>[number]
const TIPO = { contato: 'Contato', socio: 'Parceiro' } as const

const daEmpresa = (m: Mensagem): string =>
  [m.empresa, m.documento, m.cidade && `${m.cidade}/${m.uf}`].filter(Boolean).join(' · ')

const colunas = (marcar: (m: Mensagem) => void): readonly Coluna<Mensagem>[] => [
  { id: 'quando', titulo: 'Quando', valor: (m) => formatarDataHora(Date.parse(m.createdAt)) },
  {
    id: 'quem',
    titulo: 'Quem',
    valor: (m) => [m.nome, m.email, m.telefone, daEmpresa(m)].filter(Boolean).join(', '),
    largura: 210,
    mostrar: (m) => (
      <Stack gap={2}>
        <Text size="sm" fw={500}>
          {m.nome}
          {m.cliente && ` (${m.cliente})`}
        </Text>
        <Anchor
          href={`mailto:${m.email}?subject=${encodeURIComponent(`Re: ${m.assunto}`)}`}
          size="sm"
          style={{ overflowWrap: 'anywhere' }}
        >
          {m.email}
        </Anchor>
        {m.telefone && <Text size="xs">{formatarTelefone(m.telefone)}</Text>}
        {m.empresa && (
          <Text size="xs" c="dimmed">
            {daEmpresa(m)}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    id: 'assunto',
    titulo: 'Assunto',
    valor: (m) => `${TIPO[m.tipo]}: ${m.assunto}`,
    largura: 150,
    mostrar: (m) => (
      <Stack gap={4} align="start">
        <Badge variant="light" color={m.tipo === 'socio' ? 'violet' : 'blue'}>
          {TIPO[m.tipo]}
        </Badge>
        <Text size="sm">{m.assunto}</Text>
      </Stack>
    ),
  },
  {
    id: 'texto',
    titulo: 'Mensagem',
    valor: (m) => m.texto,
    largura: 300,
    mostrar: (m) => (
      <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {m.texto}
      </Text>
    ),
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    valor: (m) => (m.vistoAt ? `Vista por ${m.vistoPor ?? 'equipe'}` : 'Aberta'),
    mostrar: (m) => (
      <Stack gap={4} align="start">
        <Badge variant="light" color={m.vistoAt ? 'green' : 'yellow'}>
          {m.vistoAt ? `Vista por ${m.vistoPor ?? 'equipe'}` : 'Aberta'}
        </Badge>
        <Button size="compact-xs" variant="default" onClick={() => marcar(m)}>
          {m.vistoAt ? 'Abrir de novo' : 'Marcar como vista'}
        </Button>
      </Stack>
    ),
  },
]

export default function MensagensDoSite() {
  const consultas = useQueryClient()
  const marcar = (m: Mensagem): void => {
    const visto = m.vistoAt === null
    chamar('POST /v1/mensagens-do-site/:uid/vista', { params: { uid: m.uid }, body: { visto } })
      .then(() => {
        avisarSucesso(visto ? 'Marcada como vista' : 'Aberta de novo')
        void consultas.invalidateQueries({ queryKey: ['mensagens-do-site'] })
      })
      .catch(avisarErro)
  }
  return (
    <>
      <title>Mensagens do site</title>
      <Title order={1} size="h2" mb="md">
        Mensagens do site
      </Title>
      <Tabela<Mensagem>
        nome="mensagens-do-site"
        identidade={(m) => m.uid}
        placeholder="Nome, e-mail, empresa ou texto"
        colunas={colunas(marcar)}
        filtros={[
          {
            tipo: 'escolha',
            id: 'situacao',
            rotulo: 'Situação',
            opcoes: [
              { value: 'abertas', label: 'Abertas' },
              { value: 'vistas', label: 'Vistas' },
              { value: 'todas', label: 'Todas' },
            ],
          },
          {
            tipo: 'escolha',
            id: 'tipo',
            rotulo: 'Tipo',
            opcoes: Object.entries(TIPO).map(([value, label]) => ({ value, label })),
          },
        ]}
        buscar={listaDe('GET /v1/mensagens-do-site/qb')}
      />
    </>
  )
}
