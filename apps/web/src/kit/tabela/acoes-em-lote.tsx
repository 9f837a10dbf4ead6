// What is done with the marked rows: at once, or one by one with a result for each. Whatever was refused stays marked, so
// that it can be tried again, and says why.
import { Alert, Button, Group, List, Modal, Paper, Progress, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { avisarErro, avisarSucesso } from '../../core/mantine/avisos.ts'
import type { AcaoEmLote } from './colunas.ts'

/** Several at a time: quicker than one after the other, and the other people of the house do not wait. */
const JUNTAS = 4

interface Recusa<L> {
  readonly linha: L
  readonly motivo: string
}

async function umaAUma<L>(
  linhas: readonly L[],
  fazer: (l: L) => Promise<unknown>,
  aoAndar: (feitas: number) => void,
): Promise<Recusa<L>[]> {
  const recusas: Recusa<L>[] = []
  let feitas = 0
  const fila = [...linhas]
  const trabalhar = async (): Promise<void> => {
    for (let linha = fila.shift(); linha !== undefined; linha = fila.shift()) {
      try {
        await fazer(linha)
      } catch (e) {
        recusas.push({ linha, motivo: e instanceof Error ? e.message : String(e) })
      }
      aoAndar(++feitas)
    }
  }
  await Promise.all(Array.from({ length: Math.min(JUNTAS, linhas.length) }, trabalhar))
  return recusas
}

interface Props<L> {
  readonly acoes: readonly AcaoEmLote<L>[]
  readonly marcadas: readonly L[]
  readonly nomeDe: (l: L) => string
  readonly marcar: (l: readonly L[]) => void
  readonly refazer: () => void
}

export function AcoesEmLote<L>({ acoes, marcadas, nomeDe, marcar, refazer }: Props<L>) {
  const [fazendo, setFazendo] = useState<string | null>(null)
  const [feitas, setFeitas] = useState(0)
  const [pedida, setPedida] = useState<AcaoEmLote<L> | null>(null)
  const [recusas, setRecusas] = useState<readonly Recusa<L>[]>([])
  const executar = async (a: AcaoEmLote<L>): Promise<void> => {
    setPedida(null)
    setRecusas([])
    setFazendo(a.rotulo)
    setFeitas(0)
    try {
      await a.executar?.(marcadas)
      const novas = a.porLinha ? await umaAUma(marcadas, a.porLinha, setFeitas) : []
      setRecusas(novas)
      marcar(novas.map((r) => r.linha))
      const boas = marcadas.length - novas.length
      if (a.porLinha && boas > 0) avisarSucesso(`${a.rotulo}: ${boas === 1 ? '1 feito' : `${boas} feitos`}`)
    } catch (e) {
      avisarErro(e)
    } finally {
      setFazendo(null)
      refazer()
    }
  }
  return (
    <Paper withBorder p="xs" radius="md" role="region" aria-label="Ações com os marcados">
      <Group gap="xs">
        <Text size="sm" fw={600}>
          {marcadas.length === 1 ? '1 marcado' : `${marcadas.length} marcados`}
        </Text>
        {acoes.map((a) => {
          const motivo = a.impedimento?.(marcadas) ?? null
          return (
            <Button
              key={a.rotulo}
              size="xs"
              variant={a.perigo ? 'light' : 'default'}
              color={a.perigo ? 'red' : undefined}
              disabled={motivo !== null || fazendo !== null}
              title={motivo ?? undefined}
              loading={fazendo === a.rotulo}
              onClick={() => (a.confirmar ? setPedida(a) : void executar(a))}
            >
              {a.rotulo}
            </Button>
          )
        })}
        <Button size="xs" variant="subtle" disabled={fazendo !== null} onClick={() => marcar([])}>
          Desmarcar
        </Button>
      </Group>
      {fazendo !== null && feitas > 0 && (
        <Progress
          mt="xs"
          value={(100 * feitas) / marcadas.length}
          aria-label={`${feitas} de ${marcadas.length}`}
        />
      )}
      {recusas.length > 0 && <Recusadas recusas={recusas} nomeDe={nomeDe} />}
      <Modal
        opened={pedida !== null}
        onClose={() => setPedida(null)}
        title={pedida?.rotulo}
        closeButtonProps={{ 'aria-label': 'Fechar' }}
      >
        <Stack gap="sm">
          <Text size="sm">{pedida?.confirmar?.(marcadas)}</Text>
          <Group justify="end">
            <Button variant="default" onClick={() => setPedida(null)} data-autofocus>
              Voltar
            </Button>
            <Button
              color={pedida?.perigo ? 'red' : undefined}
              onClick={() => pedida && void executar(pedida)}
            >
              {pedida?.rotulo}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </Paper>
  )
}

function Recusadas<L>({ recusas, nomeDe }: { recusas: readonly Recusa<L>[]; nomeDe: (l: L) => string }) {
  return (
    <Alert
      mt="xs"
      color="red"
      role="alert"
      title={
        recusas.length === 1
          ? '1 não foi feito e continua marcado'
          : `${recusas.length} não foram feitos e continuam marcados`
      }
    >
      <List size="sm">
        {recusas.map((r) => (
          <List.Item key={nomeDe(r.linha)}>
            <b>{nomeDe(r.linha)}</b>: {r.motivo}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
