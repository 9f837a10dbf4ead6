// The set in which a lot is sold, and its end.
import { Button, Card, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { chamar } from '../../core/api.ts'
import { avisarSucesso } from '../../core/mantine/avisos.ts'
import { Confirmar } from '../../kit/ficha/confirmar.tsx'
import type { LoteAberto } from './lote-aberto.ts'

export function ConjuntoDoLote({ l, refazer }: { l: LoteAberto; refazer: () => Promise<void> }) {
  const [desfazendo, setDesfazendo] = useState(false)
  const principal = l.conjuntoUids.find((m) => m.principal)
  const desfazer = async (): Promise<void> => {
    if (principal === undefined) return
    await chamar('POST /v1/lote/conjunto', {
      body: { principalUid: principal.uid, membrosUids: [], somar: false },
    })
    avisarSucesso('Conjunto desfeito')
    await refazer()
  }
  return (
    <Card withBorder>
      <Title order={3} size="h5" mb="xs">
        Conjunto
      </Title>
      {principal === undefined ? (
        <Text size="sm" c="dimmed">
          Este lote é vendido sozinho. Para formar um conjunto, marque os lotes na lista.
        </Text>
      ) : (
        <>
          {l.conjuntoUids.map((m) => (
            <Text key={m.uid} size="sm" fw={m.principal ? 700 : 400}>
              {m.numero} · {m.nome}
              {m.principal ? ' (principal)' : ''}
            </Text>
          ))}
          {l.can.editar && (
            <Button variant="default" size="xs" mt="sm" onClick={() => setDesfazendo(true)}>
              Desfazer o conjunto
            </Button>
          )}
        </>
      )}
      <Confirmar
        aberto={desfazendo}
        titulo="Desfazer o conjunto"
        botao="Desfazer"
        aoFechar={() => setDesfazendo(false)}
        aoConfirmar={desfazer}
      >
        {`Cada lote volta a ser vendido sozinho. Se o lote ${principal?.numero ?? ''} ficou com a soma dos valores, reveja o mínimo e as despesas dele.`}
      </Confirmar>
    </Card>
  )
}
