// A yard's pickups: one day as a list to work through, or a week as columns. Marks who collected and who did not come.
import {
  Alert,
  Button,
  Card,
  Group,
  Modal,
  SegmentedControl,
  Select,
  Skeleton,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import {
  diaEmBrasilia,
  formatarDia,
  formatarDiaComSemana,
  formatarHora,
  somarDias,
} from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarCpf } from '@martelo/domain/comum/identificadores/cpf.ts'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar, ErroDeChamada } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useParametros } from '../../../core/parametros.ts'
import { relogio } from '../../../core/relogio.ts'
import { useAvisosDasVendas } from '../../../parts/vendas/usar-venda.ts'
import './patio-agenda.css'

type Agenda = RespostaDe<Calls['GET /v1/patios/:patUid/agenda']>
type Dia = Agenda['dias'][number]
type Agendado = Dia['agendados'][number]
const CHAVE = ['agenda-do-patio'] as const

export function meta() {
  return [{ title: 'Agenda de retiradas' }]
}

export default function TelaDaAgenda() {
  useAvisosDasVendas(CHAVE)
  const hoje = diaEmBrasilia(relogio.agora())
  const [params, setParams] = useParametros()
  const dia = /^\d{4}-\d{2}-\d{2}$/.test(params.get('dia') ?? '') ? (params.get('dia') ?? hoje) : hoje
  const semana = params.get('visao') === 'semana'
  const patios = useQuery({ queryKey: [...CHAVE, 'patios'], queryFn: () => chamar('GET /v1/patios/meus') })
  const patUid = params.get('patio') ?? patios.data?.[0]?.uid ?? null
  const mudar = (m: Record<string, string>): void =>
    setParams(
      (p) => {
        for (const [nome, valor] of Object.entries(m)) p.set(nome, valor)
      },
      { replace: true },
    )
  const ate = semana ? somarDias(dia, 6) : dia
  const agenda = useQuery({
    queryKey: [...CHAVE, patUid, dia, ate],
    queryFn: () =>
      chamar('GET /v1/patios/:patUid/agenda', { params: { patUid: patUid ?? '' }, query: { de: dia, ate } }),
    enabled: patUid !== null,
  })
  return (
    <Stack gap="md">
      <Title order={1} size="h2">
        Agenda de retiradas
      </Title>
      <Barra patios={patios.data ?? []} patUid={patUid} dia={dia} hoje={hoje} semana={semana} mudar={mudar} />
      {patios.data?.length === 0 && <Alert color="gray">Nenhum pátio cadastrado para você.</Alert>}
      {agenda.error && (
        <Alert color="red" role="alert" title="Não foi possível carregar a agenda">
          {agenda.error.message}
        </Alert>
      )}
      {agenda.isLoading && <Skeleton height={320} />}
      {agenda.data && (
        <div className="patio-colunas" data-semana={semana || undefined}>
          {agenda.data.dias.map((d) => (
            <ColunaDoDia key={d.dia} d={d} capacidade={agenda.data.capacidade} />
          ))}
        </div>
      )}
    </Stack>
  )
}

interface PropsDaBarra {
  readonly patios: readonly RespostaDe<Calls['GET /v1/patios/meus']>[number][]
  readonly patUid: string | null
  readonly dia: string
  readonly hoje: string
  readonly semana: boolean
  readonly mudar: (m: Record<string, string>) => void
}

function Barra({ patios, patUid, dia, hoje, semana, mudar }: PropsDaBarra) {
  return (
    <Group gap="sm" align="end">
      <Select
        label="Pátio"
        data={patios.map((p) => ({
          value: p.uid,
          label: `${p.nome} – ${p.cidade}/${p.uf}${p.retiradasHoje > 0 ? ` (${p.retiradasHoje} hoje)` : ''}`,
        }))}
        value={patUid}
        onChange={(p) => p && mudar({ patio: p })}
        allowDeselect={false}
        miw={260}
      />
      <SegmentedControl
        aria-label="Visão"
        value={semana ? 'semana' : 'dia'}
        onChange={(visao) => mudar({ visao })}
        data={[
          { value: 'dia', label: 'Dia' },
          { value: 'semana', label: 'Semana' },
        ]}
      />
      <Group gap={4}>
        <Button
          variant="default"
          onClick={() => mudar({ dia: somarDias(dia, semana ? -7 : -1) })}
          aria-label="Anterior"
        >
          ‹
        </Button>
        <Button variant="default" onClick={() => mudar({ dia: hoje })}>
          Hoje
        </Button>
        <Button
          variant="default"
          onClick={() => mudar({ dia: somarDias(dia, semana ? 7 : 1) })}
          aria-label="Seguinte"
        >
          ›
        </Button>
      </Group>
      <TextInput
        type="date"
        aria-label="Dia"
        value={dia}
        onChange={(e) => e.currentTarget.value && mudar({ dia: e.currentTarget.value })}
      />
    </Group>
  )
}

function ColunaDoDia({ d, capacidade }: { d: Dia; capacidade: number }) {
  const horarios = [
    ...new Set([...d.horarios.map((h) => h.inicio), ...d.agendados.map((a) => a.inicio)]),
  ].sort()
  return (
    <section aria-label={formatarDia(d.dia)}>
      <Text fw={650} tt="capitalize">
        {formatarDiaComSemana(d.dia)}
      </Text>
      <Text size="xs" c="dimmed" mb="xs">
        {d.fechado ??
          `${d.agendados.filter((a) => a.situacao === 'agendado').length} retiradas · ${capacidade} por horário`}
      </Text>
      <Stack gap={6}>
        {horarios.map((inicio) => {
          const marcados = d.agendados.filter((a) => a.inicio === inicio)
          return (
            <div key={inicio} className="patio-horario">
              <Text size="sm" className="numeros" c={marcados.length === 0 ? 'dimmed' : undefined}>
                {formatarHora(Date.parse(inicio))}
              </Text>
              <Stack gap={6}>
                {marcados.map((a) => (
                  <UmaRetirada key={a.uid} a={a} />
                ))}
              </Stack>
            </div>
          )
        })}
      </Stack>
    </section>
  )
}

const ROTULO: Readonly<Record<string, string>> = {
  agendado: 'Agendado',
  realizado: 'Retirado',
  nao_compareceu: 'Não compareceu',
}

function UmaRetirada({ a }: { a: Agendado }) {
  const [entregando, setEntregando] = useState(false)
  const consultas = useQueryClient()
  const mover = async (evento: 'entregar' | 'registrarAusencia', entreguePara?: string): Promise<void> => {
    await chamar('PUT /v1/agendamentos/:uid', {
      params: { uid: a.uid },
      body: { evento, entreguePara, versao: a.versao },
    })
    avisarSucesso(evento === 'entregar' ? 'Retirada registrada' : 'Ausência registrada')
    await consultas.invalidateQueries({ queryKey: CHAVE })
  }
  return (
    <Card withBorder padding="xs" data-situacao={a.situacao} className="patio-retirada">
      <Group justify="space-between" wrap="nowrap" align="start">
        <div style={{ minWidth: 0 }}>
          <Text size="sm" fw={600}>
            {a.lote} – {a.veiculo} {a.placa && `(${a.placa})`}
          </Text>
          <Text size="xs">
            {a.cliente} · {a.documento}
            {a.telefone && ` · ${formatarTelefone(a.telefone)}`}
          </Text>
          {a.terceiro && (
            <Text size="xs">
              Retira: <b>{a.terceiro.nome}</b> · {formatarCpf(a.terceiro.documento)}
            </Text>
          )}
          {a.situacao !== 'agendado' && (
            <Text size="xs" fw={600}>
              {ROTULO[a.situacao] ?? a.situacao}
              {a.entreguePara && a.situacao === 'realizado' && ` por ${a.entreguePara}`}
            </Text>
          )}
        </div>
      </Group>
      {a.situacao === 'agendado' && (
        <Group gap={6} mt={6}>
          <Button size="compact-sm" disabled={!a.podeEntregar.pode} onClick={() => setEntregando(true)}>
            Retirado
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={!a.podeRegistrarAusencia.pode}
            title={a.podeRegistrarAusencia.motivo ?? undefined}
            onClick={() => void mover('registrarAusencia').catch(avisarErro)}
          >
            Não veio
          </Button>
        </Group>
      )}
      {entregando && <Entregar a={a} mover={mover} aoFechar={() => setEntregando(false)} />}
    </Card>
  )
}

function Entregar({
  a,
  mover,
  aoFechar,
}: {
  a: Agendado
  mover: (evento: 'entregar', entreguePara: string) => Promise<void>
  aoFechar: () => void
}) {
  const [nome, setNome] = useState(a.terceiro?.nome ?? a.cliente)
  const [erro, setErro] = useState<string | null>(null)
  const entregar = (): void => {
    mover('entregar', nome).then(aoFechar, (e: unknown) =>
      setErro(
        e instanceof ErroDeChamada ? (e.campos.entreguePara ?? e.message) : 'Algo falhou. Tente novamente.',
      ),
    )
  }
  return (
    <Modal
      opened
      onClose={aoFechar}
      title={`Entregar ${a.lote} – ${a.veiculo}`}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <form
        onSubmit={(e) => {
          e.preventDefault()
          entregar()
        }}
      >
        <Stack gap="sm">
          <Text size="sm">
            Confira o documento com foto{a.terceiro ? ' e a autorização assinada' : ''} antes de entregar.
          </Text>
          <TextInput
            label="Quem retirou"
            value={nome}
            onChange={(e) => setNome(e.currentTarget.value)}
            error={erro}
            data-autofocus
            withAsterisk
          />
          <Button type="submit">Confirmar a entrega</Button>
        </Stack>
      </form>
    </Modal>
  )
}
