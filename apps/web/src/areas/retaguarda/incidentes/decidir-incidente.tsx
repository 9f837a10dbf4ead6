// The decision in words for the client, and what of the purchase's price it takes off.
import { Button, Group, Modal, Select, Stack, Text, Textarea } from '@mantine/core'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { type Decisao, ROTULO_DA_DECISAO } from '@martelo/domain/incidentes/states.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { EntradaDeReais } from '../../../kit/registro/entrada-de-reais.tsx'
import type { Incidente } from '../../../parts/incidentes/usar-incidentes.ts'

interface Props {
  readonly n: Incidente
  readonly aberto: boolean
  readonly aoFechar: () => void
  readonly aoMudar: (n: Incidente) => void
}

export function DecidirIncidente({ n, aberto, aoFechar, aoMudar }: Props) {
  const [decisao, setDecisao] = useState<Decisao>('PROCEDENTE')
  const [texto, setTexto] = useState('')
  const [valor, setValor] = useState<number | null>(null)
  const [erros, setErros] = useState<Readonly<Record<string, string>>>({})
  const [fazendo, setFazendo] = useState(false)
  const abate = n.compra !== null && decisao !== 'IMPROCEDENTE'
  const decidir = async (): Promise<void> => {
    setFazendo(true)
    setErros({})
    try {
      const novo = await chamar('POST /v1/incidentes/:uid/decidir', {
        params: { uid: n.uid },
        body: { decisao, texto, valor: abate ? (valor ?? 0) : 0, versao: n.versao },
      })
      aoMudar(novo)
      avisarSucesso('Decisão registrada')
      aoFechar()
    } catch (e) {
      if (!(e instanceof ErroDeChamada)) throw e
      setErros(Object.keys(e.campos).length > 0 ? e.campos : { texto: e.message })
    } finally {
      setFazendo(false)
    }
  }
  return (
    <Modal
      opened={aberto}
      onClose={aoFechar}
      title={`Decidir o incidente ${n.codigo}`}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <Stack gap="sm">
        <Select
          label="Decisão"
          allowDeselect={false}
          data={Object.entries(ROTULO_DA_DECISAO).map(([value, label]) => ({ value, label }))}
          value={decisao}
          onChange={(v) => v !== null && setDecisao(v as Decisao)}
        />
        <Textarea
          label="Explicação"
          description={n.doCliente ? 'O cliente lê este texto' : 'Fica no histórico'}
          withAsterisk
          autosize
          minRows={3}
          maxLength={4000}
          value={texto}
          error={erros['texto']}
          onChange={(e) => setTexto(e.currentTarget.value)}
        />
        {abate && n.compra && (
          <>
            <EntradaDeReais
              label="Abater da compra"
              description={`Você pode abater até ${formatarReais(n.compra.abativel)}`}
              value={valor}
              error={erros['valor']}
              onValueChange={setValor}
            />
            {(valor ?? 0) > 0 && (
              <Text size="sm" c="dimmed">
                {n.compra.pago > 0
                  ? 'A compra já tem valores pagos: o que passar do novo total entra em Devoluções.'
                  : 'O comprador passa a dever menos.'}
              </Text>
            )}
          </>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={aoFechar}>
            Cancelar
          </Button>
          <Button loading={fazendo} onClick={() => void decidir()}>
            Decidir
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
