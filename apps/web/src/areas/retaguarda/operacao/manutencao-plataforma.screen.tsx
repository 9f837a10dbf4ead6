// Maintenance: announce when the site closes for visitors, see it close, open it again.
import {
  Alert,
  Badge,
  Button,
  Card,
  Checkbox,
  Group,
  SimpleGrid,
  Stack,
  Table,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { doRelogio } from '../../../kit/registro/campos.tsx'
import { CHAVE_DOS_ATOS, NasCasas, useAtos } from './manutencao-das-casas.tsx'

const CHAVE = ['manutencoes']
const SITUACAO = {
  anunciada: ['Anunciada', 'yellow'],
  fechada: ['Site fechado', 'red'],
  encerrada: ['Encerrada', 'gray'],
  cancelada: ['Cancelada', 'gray'],
} as const
const quando = (iso: string | null): string => (iso === null ? '—' : formatarDataHora(Date.parse(iso)))

export function meta() {
  return [{ title: TELAS_RETAGUARDA.manutencaoPlataforma.title }]
}

export default function ManutencaoPlataforma() {
  const consultas = useQueryClient()
  const { data } = useQuery({
    queryKey: CHAVE,
    queryFn: () => chamar('GET /v1/manutencao'),
    refetchInterval: 10_000,
  })
  const [encerrando, setEncerrando] = useState<string | null>(null)
  const dePe = data?.find((m) => m.situacao === 'anunciada' || m.situacao === 'fechada')
  const plataforma = useDaPlataforma()
  const [todas, setTodas] = useState(true)
  const atos = useAtos(plataforma)
  const emVarias = plataforma && dePe?.deVariasCasas === true
  return (
    <Stack>
      <Title order={1} size="h2">
        Manutenção da plataforma
      </Title>
      {dePe ? (
        <DaCasa m={dePe} aoEncerrar={() => setEncerrando(dePe.uid)} />
      ) : (
        <Anunciar plataforma={plataforma} soAsOutras={false} />
      )}
      <NasCasas atos={atos} />
      {dePe !== undefined && plataforma && atos.length === 0 && <Anunciar plataforma soAsOutras />}
      <Historico lista={data ?? []} />
      <Confirmar
        aberto={encerrando !== null}
        titulo={dePe?.situacao === 'fechada' ? 'Reabrir o site?' : 'Cancelar a manutenção?'}
        botao="Confirmar"
        aoFechar={() => setEncerrando(null)}
        aoConfirmar={async () => {
          const lista = await chamar('POST /v1/manutencao/:uid/encerrar', {
            params: { uid: encerrando ?? '' },
            body: { todasAsCasas: emVarias && todas },
          })
          consultas.setQueryData(CHAVE, lista)
          await consultas.invalidateQueries({ queryKey: CHAVE_DOS_ATOS })
        }}
      >
        <Stack gap="xs">
          <Text size="sm">
            {dePe?.situacao === 'fechada'
              ? 'Os visitantes voltam a entrar, e os leilões parados recebem de volta o tempo que perderam.'
              : 'O aviso sai de todas as páginas, e o site não fecha.'}
          </Text>
          {emVarias && (
            <Checkbox
              label="Em todas as casas em que foi anunciada"
              checked={todas}
              onChange={(e) => setTodas(e.currentTarget.checked)}
            />
          )}
        </Stack>
      </Confirmar>
    </Stack>
  )
}

function DaCasa({ m, aoEncerrar }: { m: Manutencao; aoEncerrar: () => void }) {
  return (
    <Alert
      color={m.situacao === 'fechada' ? 'red' : 'yellow'}
      title={m.situacao === 'fechada' ? 'O site está fechado para visitantes' : 'Manutenção anunciada'}
    >
      <Stack gap="xs">
        <Text size="sm">
          {m.situacao === 'fechada' ? 'Fechou' : 'Fecha'} em {quando(m.fechaAt)};{' '}
          {m.reabreAt === null ? 'sem volta prevista' : `volta prevista: ${quando(m.reabreAt)}`}.
          {m.situacao === 'fechada' && ` Leilões parados: ${m.leiloes}.`}
          {m.deVariasCasas && ' Anunciada em todas as casas da plataforma.'}
        </Text>
        <Group>
          <Button size="xs" color="red" onClick={aoEncerrar}>
            {m.situacao === 'fechada' ? 'Reabrir o site' : 'Cancelar'}
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}

function Historico({ lista }: { lista: readonly Manutencao[] }) {
  if (lista.length === 0) return null
  return (
    <Table.ScrollContainer minWidth={560} className="linhas-em-cartoes">
      <Table striped>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Fecha</Table.Th>
            <Table.Th>Situação</Table.Th>
            <Table.Th>Encerrada em</Table.Th>
            <Table.Th>Leilões parados</Table.Th>
            <Table.Th>Quem</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lista.map((m) => (
            <Table.Tr key={m.uid}>
              <Table.Td data-rotulo="Fecha">{quando(m.fechaAt)}</Table.Td>
              <Table.Td data-rotulo="Situação">
                <Badge variant="light" color={SITUACAO[m.situacao][1]}>
                  {SITUACAO[m.situacao][0]}
                </Badge>
              </Table.Td>
              <Table.Td data-rotulo="Encerrada em">{quando(m.encerradaAt)}</Table.Td>
              <Table.Td data-rotulo="Leilões parados">{m.leiloes}</Table.Td>
              <Table.Td data-rotulo="Quem">{m.por ?? 'Sistema'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

type Manutencao = RespostaDe<Calls['GET /v1/manutencao']>[number]

/** The platform's administrators close all houses by one act. */
function useDaPlataforma(): boolean {
  const pode = permite('hotsite:editar', useQuem())
  const { data } = useQuery({
    queryKey: ['administra-a-plataforma'],
    enabled: pode,
    queryFn: () => chamar('GET /v1/hotsite/admin', { query: { pagina: 1, porPagina: 1 } }),
  })
  return data?.some((h) => h.plataforma) ?? false
}

/** `soAsOutras`: this house keeps the maintenance that it has. */
function Anunciar({ plataforma, soAsOutras }: { plataforma: boolean; soAsOutras: boolean }) {
  const consultas = useQueryClient()
  const [v, setV] = useState({ mensagem: '', fechaAt: '', reabreAt: '', todasAsCasas: soAsOutras })
  const [erro, setErro] = useState<unknown>(null)
  const campos = erro instanceof ErroDeChamada ? erro.campos : {}
  const anunciar = (): void => {
    setErro(null)
    chamar('POST /v1/manutencao', {
      body: {
        mensagem: v.mensagem,
        fechaAt: doRelogio(v.fechaAt) ?? '',
        reabreAt: doRelogio(v.reabreAt),
        todasAsCasas: v.todasAsCasas,
      },
    })
      .then((lista) => {
        consultas.setQueryData(CHAVE, lista)
        void consultas.invalidateQueries({ queryKey: CHAVE_DOS_ATOS })
        avisarSucesso(
          v.todasAsCasas
            ? 'Manutenção anunciada em todas as casas da plataforma'
            : 'Manutenção anunciada em todas as páginas',
        )
      })
      .catch((e: unknown) => {
        setErro(e)
        if (!(e instanceof ErroDeChamada)) avisarErro(e)
      })
  }
  return (
    <Card withBorder maw={720}>
      <Stack>
        {soAsOutras && (
          <Title order={2} size="h4">
            Nas outras casas da plataforma
          </Title>
        )}
        <Text size="sm" c="dimmed">
          {soAsOutras && 'Esta casa fica com a manutenção que tem. '}Toda página mostra quanto falta. No
          instante marcado os visitantes veem a página de manutenção, a equipe continua dentro, e os leilões
          em andamento param até o site reabrir.
        </Text>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            type="datetime-local"
            label="Fecha em"
            value={v.fechaAt}
            onChange={(e) => setV({ ...v, fechaAt: e.currentTarget.value })}
            error={campos.fechaAt}
          />
          <TextInput
            type="datetime-local"
            label="Volta prevista"
            description="Em branco: não dizer"
            value={v.reabreAt}
            onChange={(e) => setV({ ...v, reabreAt: e.currentTarget.value })}
            error={campos.reabreAt}
          />
        </SimpleGrid>
        <Textarea
          label="O que os visitantes leem"
          maxLength={300}
          value={v.mensagem}
          onChange={(e) => setV({ ...v, mensagem: e.currentTarget.value })}
          error={campos.mensagem}
        />
        {plataforma && !soAsOutras && (
          <Checkbox
            label="Em todas as casas da plataforma"
            description="Uma casa que já tem a sua manutenção fica com ela"
            checked={v.todasAsCasas}
            onChange={(e) => setV({ ...v, todasAsCasas: e.currentTarget.checked })}
          />
        )}
        {erro instanceof Error && Object.keys(campos).length === 0 && (
          <Text c="red" size="sm" role="alert">
            {erro.message}
          </Text>
        )}
        <Group>
          <Button disabled={v.fechaAt === ''} onClick={anunciar}>
            Anunciar
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}
