// A yard as a plan: free and taken places; a vehicle is put into a place by two touches. The plan itself is edited here.
import { Alert, Badge, Button, Group, Select, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { useParametros } from '../../../core/parametros.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import '../../../parts/estadias/estadias.css'
import { EditorDaPlanta } from './editor-da-planta.tsx'

export type Planta = RespostaDe<Calls['GET /v1/patios/:patUid/planta']>

export default function MapaDoPatio() {
  const [params, setParams] = useParametros()
  const [editando, setEditando] = useState(false)
  const { data: patios } = useQuery({
    queryKey: ['patios-ativos'],
    queryFn: () => chamar('GET /v1/patios/ativos'),
  })
  const patUid = params.get('patio') ?? patios?.[0]?.uid ?? null
  const { data, error, refetch } = useQuery({
    queryKey: ['planta', patUid],
    queryFn: () => chamar('GET /v1/patios/:patUid/planta', { params: { patUid: patUid ?? '' } }),
    enabled: patUid !== null,
  })
  return (
    <Stack gap="md">
      <title>Mapa do pátio</title>
      <Title order={1} size="h2">
        Mapa do pátio
      </Title>
      <Group align="end">
        <Select
          label="Pátio"
          allowDeselect={false}
          miw={260}
          data={(patios ?? []).map((p) => ({ value: p.uid, label: `${p.nome}, ${p.cidade}/${p.uf}` }))}
          value={patUid}
          onChange={(p) => {
            setEditando(false)
            if (p) setParams((q) => q.set('patio', p), { replace: true })
          }}
        />
        {data?.podeEditar && !editando && (
          <Button variant="default" onClick={() => setEditando(true)}>
            Mudar a planta
          </Button>
        )}
      </Group>
      {patios?.length === 0 && <Alert color="gray">Nenhum pátio cadastrado para você.</Alert>}
      {error && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
      {!data && !error && patUid !== null && <Skeleton height={320} />}
      {data && editando && (
        <EditorDaPlanta
          key={data.marca}
          planta={data}
          aoFechar={() => {
            setEditando(false)
            void refetch()
          }}
        />
      )}
      {data && !editando && <Planta planta={data} />}
    </Stack>
  )
}

type Parado = Planta['semVaga'][number]

function Planta({ planta }: { planta: Planta }) {
  const consultas = useQueryClient()
  const [levando, setLevando] = useState<Parado | null>(null)
  const livres = planta.vagas.filter((v) => v.estadia === null).length
  const por = async (vagaUid: string): Promise<void> => {
    if (levando === null) return
    const { versao } = await chamar('GET /v1/estadias/:uid', { params: { uid: levando.uid } })
    await chamar('POST /v1/estadias/:uid/vaga', {
      params: { uid: levando.uid },
      body: { patUid: planta.patioUid, vagaUid, motivo: null, versao },
    })
    avisarSucesso('Lugar mudado')
    setLevando(null)
    await consultas.invalidateQueries({ queryKey: ['planta', planta.patioUid] })
  }
  return (
    <Stack>
      <Text size="sm">
        {quantos(planta.vagas.length, 'vaga', 'vagas')}, {quantos(livres, 'livre', 'livres')}
      </Text>
      {levando && <Levando levando={levando} desistir={() => setLevando(null)} />}
      {planta.vagas.length === 0 && <Text c="dimmed">A planta deste pátio ainda não foi desenhada.</Text>}
      <div className="planta" role="group" aria-label={`Planta de ${planta.patio}`} tabIndex={0}>
        {planta.vagas.map((v) => {
          const { estadia } = v
          return (
            <button
              key={v.uid}
              type="button"
              className="planta-vaga"
              style={{ gridRow: v.linha, gridColumn: v.coluna }}
              data-ocupada={estadia !== null || undefined}
              data-coberta={v.coberta || undefined}
              data-escolhida={(estadia !== null && levando?.uid === estadia.uid) || undefined}
              title={`Vaga ${v.codigo}${v.coberta ? ', coberta' : ''}: ${estadia === null ? 'livre' : estadia.veiculo}`}
              onClick={() =>
                estadia === null
                  ? void por(v.uid).catch(avisarErro)
                  : setLevando(levando?.uid === estadia.uid ? null : estadia)
              }
            >
              <small>{v.codigo}</small>
              <small>
                {estadia === null ? 'livre' : (estadia.placa && formatarPlaca(estadia.placa)) || 'ocupada'}
              </small>
            </button>
          )
        })}
      </div>
      <SemVaga lista={planta.semVaga} levando={levando} levar={setLevando} />
    </Stack>
  )
}

function Levando({ levando, desistir }: { levando: Parado; desistir: () => void }) {
  return (
    <Alert color="blue" role="status">
      <Group justify="space-between">
        <Text size="sm">Escolha a vaga livre para {levando.veiculo}.</Text>
        <Group gap="xs">
          <Button
            size="compact-sm"
            variant="default"
            component={Link}
            to={caminho(TELAS_RETAGUARDA.estadia, { uid: levando.uid })}
          >
            Abrir a estadia
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={desistir}>
            Desistir
          </Button>
        </Group>
      </Group>
    </Alert>
  )
}

interface PropsDeSemVaga {
  readonly lista: readonly Parado[]
  readonly levando: Parado | null
  readonly levar: (e: Parado) => void
}

function SemVaga({ lista, levando, levar }: PropsDeSemVaga) {
  if (lista.length === 0) return null
  return (
    <div>
      <Text fw={600} size="sm" mb="xs">
        Sem vaga marcada ({lista.length})
      </Text>
      <Group gap="xs">
        {lista.map((e) => (
          <Button
            key={e.uid}
            size="compact-sm"
            variant={levando?.uid === e.uid ? 'filled' : 'default'}
            onClick={() => levar(e)}
            rightSection={
              e.placa && (
                <Badge size="sm" variant="light" tt="none">
                  {formatarPlaca(e.placa)}
                </Badge>
              )
            }
          >
            {e.veiculo}
          </Button>
        ))}
      </Group>
    </div>
  )
}
