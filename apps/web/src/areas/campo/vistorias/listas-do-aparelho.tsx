// What this device has, what waits in the queue, and the beginning of a new inspection.
import { Alert, Button, Card, Group, Select, Stack, Text, Title } from '@mantine/core'
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { useState } from 'react'
import { novaChave } from '../../../core/chave-do-pedido.ts'
import type { QuemUsa } from '../../../core/contexto.ts'
import { esquecerRascunho, type EstadoDoAparelho } from '../../../parts/vistorias/vistorias-deste-aparelho.ts'
import {
  daFila,
  emQueEsta,
  novoRascunho,
  type Rascunho,
  temPorEnviar,
  type VeiculoNoAparelho,
} from '../../../parts/vistorias/rascunho-de-vistoria.ts'

const doVeiculo = (v: VeiculoNoAparelho): string =>
  [v.placa && formatarPlaca(v.placa), v.ano, v.cor, v.patio].filter(Boolean).join(' · ')

interface PropsDaLista {
  readonly e: EstadoDoAparelho
  readonly quem: QuemUsa
}

export function DesteAparelho({ e, quem, abrir }: PropsDaLista & { abrir: (uid: string) => void }) {
  const minhas = e.rascunhos.filter((r) => r.usuUid === quem.usuUid)
  const deOutros = e.rascunhos.filter((r) => r.usuUid !== quem.usuUid && temPorEnviar(r))
  return (
    <Stack gap="sm" component="section" aria-label="Neste aparelho">
      <Title order={2} size="h4">
        Neste aparelho
      </Title>
      {deOutros.length > 0 && (
        <Alert color="yellow">
          {`Há vistorias de ${[...new Set(deOutros.map((r) => r.usuario))].join(', ')} por enviar: só quem as fez as envia.`}
        </Alert>
      )}
      {e.pronto && minhas.length === 0 && <Text c="dimmed">Nenhuma vistoria começada.</Text>}
      {minhas.map((r) => (
        <Card key={r.uid} withBorder padding="sm">
          <Text fw={600}>{r.veiculo.nome}</Text>
          <Text size="sm" c="dimmed">
            {doVeiculo(r.veiculo)}
          </Text>
          <Text size="sm">{emQueEsta(r)}</Text>
          {r.motivo && (
            <Text size="sm" c="orange">
              {r.motivo}
            </Text>
          )}
          <Group gap="xs" mt="xs">
            <Button size="md" onClick={() => abrir(r.uid)}>
              {r.terminada ? 'Ver' : 'Continuar'}
            </Button>
            {r.terminada && (
              <Button size="md" variant="default" onClick={() => void esquecerRascunho(r)}>
                Tirar da lista
              </Button>
            )}
          </Group>
        </Card>
      ))}
    </Stack>
  )
}

export function Fila({ e, quem, iniciar }: PropsDaLista & { iniciar: (r: Rascunho) => void }) {
  const daqui = new Set(e.rascunhos.map((r) => r.uid))
  const fila = (e.pacote?.vistorias ?? []).filter((v) => !daqui.has(v.uid))
  return (
    <Stack gap="sm" component="section" aria-label="Na fila">
      <Title order={2} size="h4">
        Na fila
      </Title>
      {e.pacote && (
        <Text size="sm" c="dimmed">
          {`Como estava em ${formatarDataHora(Date.parse(e.pacote.agora))}`}
        </Text>
      )}
      {e.pacote && fila.length === 0 && <Text c="dimmed">Nada na fila.</Text>}
      {fila.map((v) => (
        <Card key={v.uid} withBorder padding="sm">
          <Text fw={600}>{v.veiculo.nome}</Text>
          <Text size="sm" c="dimmed">
            {doVeiculo(v.veiculo)}
          </Text>
          <Text size="sm">{`${v.tipo}${v.saidaPatio ? ', saída do pátio' : ''}`}</Text>
          {v.aparelho && (
            <Text
              size="sm"
              c="orange"
            >{`${v.vistoriador ?? 'Outra pessoa'} já começou em outro aparelho.`}</Text>
          )}
          <Button size="md" mt="xs" onClick={() => iniciar(daFila(v, quem))}>
            Começar
          </Button>
        </Card>
      ))}
    </Stack>
  )
}

export function Nova({ e, quem, iniciar }: PropsDaLista & { iniciar: (r: Rascunho) => void }) {
  const [veiUid, setVeiculo] = useState<string | null>(null)
  const [tipoUid, setTipo] = useState<string | null>(null)
  const { veiculos = [], tipos = [] } = e.pacote ?? {}
  const veiculo = veiculos.find((v) => v.uid === veiUid)
  const servem = tipos.filter((t) => veiculo && t.disponivelParaTipos.includes(veiculo.bem))
  const tipo = servem.find((t) => t.uid === tipoUid) ?? servem[0]
  if (veiculos.length === 0) return null
  return (
    <Stack gap="sm" component="section" aria-label="Nova vistoria">
      <Title order={2} size="h4">
        Nova vistoria
      </Title>
      <Select
        size="md"
        label="Veículo"
        placeholder="Placa ou nome"
        searchable
        limit={30}
        data={veiculos.map((v) => ({
          value: v.uid,
          label: [v.placa && formatarPlaca(v.placa), v.nome].filter(Boolean).join(' · '),
        }))}
        value={veiUid}
        onChange={setVeiculo}
      />
      {veiculo && servem.length === 0 && <Text>Não há tipo de vistoria para este bem.</Text>}
      {tipo && (
        <Select
          size="md"
          label="Tipo"
          allowDeselect={false}
          data={servem.map((t) => ({ value: t.uid, label: t.nome }))}
          value={tipo.uid}
          onChange={setTipo}
        />
      )}
      <Button
        size="md"
        disabled={!veiculo || !tipo}
        onClick={() =>
          veiculo &&
          tipo &&
          iniciar(
            novoRascunho(quem, {
              uid: novaChave(),
              veiculo,
              tipoUid: tipo.uid,
              tipo: tipo.nome,
              saidaPatio: false,
              categorias: tipo.categorias,
              criar: true,
            }),
          )
        }
      >
        Começar vistoria
      </Button>
    </Stack>
  )
}
