// Opens a case of the house's own: of a sale by its number, or of a consignor.
import { Button, Group, Modal, NumberInput, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import {
  ROTULO_DO_TIPO_DE_INCIDENTE,
  type TipoDeIncidente,
} from '@martelo/domain/incidentes/tipos-de-incidente.ts'
import { COMITENTE } from '@martelo/contracts/comitentes/comitente.cadastro.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { novaChave } from '../../../core/chave-do-pedido.ts'
import { Seletor } from '../../../kit/cadastro/seletor.tsx'

interface Props {
  readonly aberto: boolean
  readonly aoFechar: () => void
  /** opened from a sale: it is not asked for */
  readonly vndId?: number
}

const vazio = (vndId: number | undefined) => ({
  tipo: 'OUTRO' as TipoDeIncidente,
  assunto: '',
  descricao: '',
  vndId: vndId ?? null,
  comUid: null as string | null,
})

export function AbrirIncidente({ aberto, aoFechar, vndId }: Props) {
  const ir = useNavigate()
  const [d, setD] = useState(() => vazio(vndId))
  const [chave] = useState(novaChave)
  const [erros, setErros] = useState<Readonly<Record<string, string>>>({})
  const [salvando, setSalvando] = useState(false)
  const abrir = async (): Promise<void> => {
    setSalvando(true)
    setErros({})
    try {
      const n = await chamar('POST /v1/incidentes', { body: { ...d, chaveDoPedido: chave } })
      void ir(caminho(TELAS_RETAGUARDA.incidente, { uid: n.uid }))
    } catch (e) {
      if (!(e instanceof ErroDeChamada)) throw e
      setErros(Object.keys(e.campos).length > 0 ? e.campos : { descricao: e.message })
    } finally {
      setSalvando(false)
    }
  }
  return (
    <Modal
      opened={aberto}
      onClose={aoFechar}
      title="Abrir incidente"
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <Stack gap="sm">
        <Select
          label="Tipo"
          allowDeselect={false}
          data={Object.entries(ROTULO_DO_TIPO_DE_INCIDENTE).map(([value, label]) => ({ value, label }))}
          value={d.tipo}
          onChange={(v) => v !== null && setD({ ...d, tipo: v as TipoDeIncidente })}
        />
        {vndId === undefined && <DeQuem d={d} erros={erros} mudar={(m) => setD({ ...d, ...m })} />}
        <TextInput
          label="Assunto"
          withAsterisk
          maxLength={120}
          value={d.assunto}
          error={erros['assunto']}
          onChange={(e) => setD({ ...d, assunto: e.currentTarget.value })}
        />
        <Textarea
          label="O que aconteceu"
          description="Anotação interna: o cliente não a vê"
          withAsterisk
          autosize
          minRows={3}
          maxLength={4000}
          value={d.descricao}
          error={erros['descricao']}
          onChange={(e) => setD({ ...d, descricao: e.currentTarget.value })}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={aoFechar}>
            Cancelar
          </Button>
          <Button loading={salvando} onClick={() => void abrir()}>
            Abrir
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

interface DeQuemSeTrata {
  readonly vndId: number | null
  readonly comUid: string | null
}

function DeQuem({
  d,
  erros,
  mudar,
}: {
  d: DeQuemSeTrata
  erros: Readonly<Record<string, string>>
  mudar: (m: Partial<DeQuemSeTrata>) => void
}) {
  return (
    <>
      <NumberInput
        label="Número da venda"
        description="O lote, o veículo e o comprador vêm dela"
        value={d.vndId === null ? '' : numeroDaVenda(d.vndId)}
        min={1}
        hideControls
        error={erros['vndId']}
        onChange={(v) => mudar({ vndId: typeof v === 'number' ? v : null })}
      />
      <Seletor
        de={COMITENTE}
        name="comUid"
        label="Comitente"
        description="Quando não há venda"
        error={erros['comUid']}
        clearable
        valor={d.comUid}
        aoEscolher={(uid) => mudar({ comUid: uid })}
      />
    </>
  )
}
