// A yard as a plan: free and taken places; a vehicle is put into a place by two touches.
import { Alert, Badge, Button, Group, Stack, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../core/mantine/avisos.ts'
import './estadias.css'

export type Planta = RespostaDe<Calls['GET /v1/patios/:patUid/planta']>

/** Null: no yard is chosen. */
export const usePlanta = (patUid: string | null) =>
  useQuery({
    queryKey: ['planta', patUid],
    queryFn: () => chamar('GET /v1/patios/:patUid/planta', { params: { patUid: patUid ?? '' } }),
    enabled: patUid !== null,
  })

type Parado = Planta['semVaga'][number]

export function PlantaDoPatio({ planta }: { planta: Planta }) {
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
            className="planta-parado"
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
