// What only the house edits: buying limit, dismantler's credential, internal note.
import { Button, Card, Group, NumberInput, Stack, Switch, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { chamar, ErroDeChamada } from '../../../core/api.ts'
import { avisarErro } from '../../../core/mantine/avisos.ts'
import { Conflito, conflitoDe, type DadosDoConflito } from '../../../parts/ficha/conflito.tsx'
import { SairSemSalvar } from '../../../parts/ficha/sair-sem-salvar.tsx'
import type { FichaDoCliente } from './cliente.screen.tsx'

const doCliente = (c: FichaDoCliente) => ({
  limite: c.limiteDeCompra === null ? ('' as const) : c.limiteDeCompra / 100,
  credenciadoDetran: c.credenciadoDetran,
  observacaoInterna: c.observacaoInterna ?? '',
})
type Valores = { limite: number | string; credenciadoDetran: boolean; observacaoInterna: string }

export function AbaCasa({ c, aoMudar }: { c: FichaDoCliente; aoMudar: (nova: FichaDoCliente) => void }) {
  const f = useForm<Valores>({ initialValues: doCliente(c) })
  const [conflito, setConflito] = useState<DadosDoConflito | null>(null)
  const [salvando, setSalvando] = useState(false)
  const salvar = async (v: Valores, versao: number): Promise<void> => {
    setSalvando(true)
    try {
      const nova = await chamar('PUT /v1/clientes/:id', {
        params: { id: c.id },
        body: {
          limiteDeCompra: v.limite === '' ? null : Math.round(Number(v.limite) * 100),
          credenciadoDetran: v.credenciadoDetran,
          observacaoInterna: v.observacaoInterna,
          versao,
        },
      })
      f.setInitialValues(doCliente(nova))
      f.setValues(doCliente(nova))
      setConflito(null)
      aoMudar(nova)
    } catch (e) {
      const mudou = conflitoDe(e)
      if (mudou) setConflito(mudou)
      else if (e instanceof ErroDeChamada && Object.keys(e.campos).length > 0) f.setErrors({ ...e.campos })
      else avisarErro(e)
    } finally {
      setSalvando(false)
    }
  }
  return (
    <Card withBorder maw={640}>
      <SairSemSalvar mudou={f.isDirty()} />
      <form onSubmit={f.onSubmit((v) => void salvar(v, c.versao))}>
        <Stack>
          {conflito && (
            <Conflito
              dados={conflito}
              aoManterMeu={() => void salvar(f.values, conflito.versao)}
              aoUsarNovo={() => location.reload()}
            />
          )}
          <NumberInput
            label="Limite de compra"
            description="Soma do que ele pode estar ganhando e comprando ao mesmo tempo. Em branco: sem limite."
            prefix="R$ "
            decimalScale={2}
            thousandSeparator="."
            decimalSeparator=","
            min={0}
            hideControls
            {...f.getInputProps('limite')}
          />
          <Switch
            label="Credenciado no Detran para desmonte (pode dar lances em sucatas)"
            {...f.getInputProps('credenciadoDetran', { type: 'checkbox' })}
          />
          <Textarea
            label="Observação interna"
            description="O cliente nunca vê."
            autosize
            minRows={3}
            maxLength={2000}
            {...f.getInputProps('observacaoInterna')}
          />
          <Group justify="end">
            <Button
              type="submit"
              loading={salvando}
              disabled={!f.isDirty() || c.pode.bloquear !== null}
              title={c.pode.bloquear ?? undefined}
            >
              Salvar
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  )
}
