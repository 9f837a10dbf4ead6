// What has been recorded of the auction, and the switch that records this channel.
import { Alert, Button, Group, Select, Stack, Switch, Table, Text } from '@mantine/core'
import type { CanalTransmissao } from '@martelo/contracts/transmissoes/transmissoes.schemas.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { Recusado } from './recusado.tsx'
import type { Estudio } from './usar-estudio.ts'
import { type Gravacao, VerGravacao } from './ver-gravacao.tsx'

interface DaGravacao {
  readonly mudar: (g: Gravacao) => void
  readonly ver: (g: Gravacao) => void
}

const MEGA = 1e6
/** A recording is written down a moment after the channel has changed. */
const ANOTADA_MS = 1_500
export function PainelDeGravacoes({
  estudio,
  canal,
  recarregar,
}: {
  readonly estudio: Estudio
  readonly canal: CanalTransmissao
  readonly recarregar: () => void
}) {
  const olhar = useEffectEvent(recarregar)
  useEffect(() => {
    const timer = setTimeout(() => olhar(), ANOTADA_MS)
    return () => clearTimeout(timer)
  }, [canal.situacao])
  const [decidida, setDecidida] = useState<Gravacao | null>(null)
  const [erro, setErro] = useState<string | null>(null)
  const gravar = (sim: boolean): void => {
    setErro(null)
    const pedido = { params: { uid: canal.uid }, body: { gravar: sim, versao: canal.versao } }
    chamar('PUT /v1/canal-transmissao/:uid', pedido).catch((e: unknown) =>
      setErro(e instanceof Error ? e.message : 'Não foi possível falar com o servidor. Tente de novo.'),
    )
  }
  const [vista, setVista] = useState<Gravacao | null>(null)
  return (
    <Stack gap="xs" component="section" aria-label="Gravações">
      <Group justify="space-between">
        <Text fw={700}>Gravações</Text>
        <Switch
          label="Gravar este canal"
          checked={canal.gravar}
          onChange={(e) => gravar(e.currentTarget.checked)}
        />
      </Group>
      <Recusado
        erro={
          erro &&
          `${canal.gravar ? 'O canal continua a ser gravado' : 'O canal continua sem gravação'}: ${erro}`
        }
      />
      {canal.gravar && canal.gravacaoParadaEm !== null && (
        <Alert color="red" role="alert" title="Este canal não está sendo gravado">
          Desde {formatarDataHora(Date.parse(canal.gravacaoParadaEm))} o servidor tem menos de 5 GB livres, ou
          o disco recusou a escrita. A transmissão continua. Com espaço, a gravação recomeça sozinha em até um
          minuto.
        </Alert>
      )}
      <ListaDeGravacoes estudio={estudio} canal={canal} mudar={setDecidida} ver={setVista} />
      <Conservar g={decidida} aoFechar={() => setDecidida(null)} recarregar={recarregar} />
      {vista !== null && <VerGravacao key={vista.uid} g={vista} aoFechar={() => setVista(null)} />}
    </Stack>
  )
}

/** A recording that is kept for a dispute leaves no trace of why but this one: the reason is asked for. */
function Conservar({
  g,
  aoFechar,
  recarregar,
}: {
  readonly g: Gravacao | null
  readonly aoFechar: () => void
  readonly recarregar: () => void
}) {
  const conservar = g?.conservar !== true
  return (
    <Confirmar
      aberto={g !== null}
      titulo={conservar ? 'Conservar a gravação?' : 'Deixar de conservar a gravação?'}
      botao={conservar ? 'Conservar' : 'Deixar de conservar'}
      motivo="obrigatorio"
      aoFechar={aoFechar}
      aoConfirmar={async (motivo) => {
        if (g === null) return
        await chamar('PUT /v1/gravacao/:uid', { params: { uid: g.uid }, body: { conservar, motivo } })
        recarregar()
      }}
    >
      {conservar
        ? 'O arquivo fica além dos 180 dias, até que a casa deixe de conservá-lo.'
        : 'O arquivo é apagado quando completar 180 dias; se já passaram, na próxima limpeza.'}
    </Confirmar>
  )
}

const TODOS = ''
/** Those of this desk's channel; with several channels, those of another or of all. */
function ListaDeGravacoes({
  estudio: { canais, gravacoes },
  canal,
  ...fazer
}: {
  readonly estudio: Estudio
  readonly canal: CanalTransmissao
} & DaGravacao) {
  const [qual, setQual] = useState(canal.uid)
  // Also those of a channel that was taken away.
  const varios = canais.length > 1 || gravacoes.some((g) => g.canalUid !== canal.uid)
  const vistas = gravacoes.filter((g) => !varios || qual === TODOS || g.canalUid === qual)
  const nomeDo = (uid: string): string => canais.find((c) => c.uid === uid)?.nome ?? 'Canal removido'
  return (
    <>
      {varios && (
        <Select
          label="Gravações do canal"
          size="xs"
          allowDeselect={false}
          data={[
            ...canais.map((c) => ({ value: c.uid, label: c.nome })),
            { value: TODOS, label: 'Todos os canais' },
          ]}
          value={qual}
          onChange={(v) => setQual(v ?? TODOS)}
        />
      )}
      {vistas.length === 0 ? (
        <Text size="sm">
          Nada gravado. As gravações ficam 180 dias, e o resumo de cada arquivo entra na corrente do leilão.
        </Text>
      ) : (
        <Table.ScrollContainer minWidth={340}>
          <Table horizontalSpacing={4}>
            <Table.Tbody>
              {vistas.map((g) => (
                <LinhaDaGravacao key={g.uid} g={g} canal={varios ? nomeDo(g.canalUid) : null} {...fazer} />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </>
  )
}

function LinhaDaGravacao({
  g,
  canal,
  mudar,
  ver,
}: {
  readonly g: Gravacao
  /** Null where there is only one. */
  readonly canal: string | null
} & DaGravacao) {
  return (
    <Table.Tr>
      <Table.Td>
        {formatarDataHora(Date.parse(g.inicio))}
        {canal !== null && (
          <Text size="xs" c="dimmed">
            {canal}
          </Text>
        )}
      </Table.Td>
      <Table.Td>{g.fim === null ? 'Gravando' : `${Math.round(g.bytes / MEGA)} MB`}</Table.Td>
      <Table.Td title={g.sha256 ?? ''}>{g.sha256?.slice(0, 12)}</Table.Td>
      <Table.Td>
        {g.apagada ? (
          'Apagada'
        ) : (
          <Group gap="xs">
            <Button size="compact-xs" variant="subtle" onClick={() => ver(g)}>
              Ver
            </Button>
            <Button size="compact-xs" variant="subtle" onClick={() => mudar(g)}>
              {g.conservar ? 'Conservada' : 'Conservar'}
            </Button>
          </Group>
        )}
      </Table.Td>
    </Table.Tr>
  )
}
