// How a transfer that a person made at the bank ended.
import { Button, Group, Modal, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'

type Ordem = RespostaDe<Calls['GET /v1/prestacoes/:uid']>['ordens'][number]
interface Props {
  readonly ordem: Pick<Ordem, 'uid' | 'valor' | 'titular' | 'destino' | 'versao'>
  readonly aoFechar: () => void
  readonly aoEncerrar: () => unknown
}

export function EncerrarOrdem({ ordem: o, aoFechar, aoEncerrar }: Props) {
  const [resultado, setResultado] = useState<'paga' | 'recusada'>('paga')
  const [texto, setTexto] = useState('')
  const [erro, setErro] = useState<string | null>(null)
  const [salvando, setSalvando] = useState(false)
  const paga = resultado === 'paga'
  const salvar = async (): Promise<void> => {
    if (texto.trim() === '')
      return setErro(paga ? 'Informe a autenticação do banco' : 'Informe o motivo da recusa')
    setSalvando(true)
    try {
      await chamar('POST /v1/ordens-de-pagamento/:uid/encerrar', {
        params: { uid: o.uid },
        body: {
          resultado,
          autenticacao: paga ? texto : null,
          motivo: paga ? null : texto,
          versao: o.versao,
        },
      })
      avisarSucesso(paga ? 'Pagamento registrado' : 'Recusa registrada')
      aoFechar()
    } catch (e) {
      if (!(e instanceof ErroDeChamada)) throw e
      setErro(e.campos.autenticacao ?? e.campos.motivo ?? e.message)
    } finally {
      setSalvando(false)
      void aoEncerrar()
    }
  }
  return (
    <Modal opened onClose={aoFechar} title="Retorno do banco" closeButtonProps={{ 'aria-label': 'Fechar' }}>
      <Stack gap="sm">
        <Text size="sm">{`${formatarReais(o.valor)} a ${o.titular}, ${o.destino}`}</Text>
        <SegmentedControl
          aria-label="Resultado"
          value={resultado}
          onChange={(v) => {
            setResultado(v === 'paga' ? 'paga' : 'recusada')
            setErro(null)
          }}
          data={[
            { value: 'paga', label: 'Paga' },
            { value: 'recusada', label: 'Recusada' },
          ]}
        />
        {paga ? (
          <TextInput
            label="Autenticação do banco"
            withAsterisk
            maxLength={80}
            value={texto}
            error={erro}
            onChange={(e) => setTexto(e.currentTarget.value)}
          />
        ) : (
          <Textarea
            label="Motivo da recusa"
            withAsterisk
            maxLength={300}
            autosize
            minRows={2}
            value={texto}
            error={erro}
            onChange={(e) => setTexto(e.currentTarget.value)}
          />
        )}
        <Group justify="end">
          <Button variant="default" onClick={aoFechar} disabled={salvando}>
            Voltar
          </Button>
          <Button onClick={() => void salvar()} loading={salvando}>
            Registrar
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
