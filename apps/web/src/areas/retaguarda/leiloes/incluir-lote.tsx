// A vehicle of the stock becomes a lot of this auction. The increment is proposed by the house's ladder.
import { Button, Group, Modal, Select, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { incrementoSugerido } from '@martelo/domain/lotes/incrementos.ts'
import { ehSucata, tipoDeLote } from '@martelo/domain/lotes/tipos.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { CampoDinheiro, CampoTexto } from '../../../kit/registro/campos.tsx'
import { useRegistro } from '../../../kit/registro/usar-registro.ts'
import { CampoDaReserva } from '../../../parts/lotes/campo-da-reserva.tsx'
import type { Leilao } from './leilao-lido.ts'

interface Dados {
  veiUid: string
  numero: string | null
  minimo: number
  incremento: number | null
  valorComitente: number | null
  reservaAceita: boolean
}
const VAZIO: Dados = {
  veiUid: '',
  numero: null,
  minimo: 0,
  incremento: null,
  valorComitente: null,
  reservaAceita: false,
}

interface Props {
  readonly a: Leilao
  readonly aberto: boolean
  readonly aoFechar: () => void
  readonly aoCriar: () => void
}

export function NovoLote(p: Props) {
  return (
    <Modal
      opened={p.aberto}
      onClose={p.aoFechar}
      title="Incluir lote"
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      {p.aberto && <Formulario {...p} />}
    </Modal>
  )
}

function Formulario({ a, aoFechar, aoCriar }: Props) {
  const [busca, setBusca] = useState('')
  const [demorada] = useDebouncedValue(busca, 200)
  const { data: veiculos } = useQuery({
    queryKey: ['veiculos-em-estoque', demorada],
    queryFn: () =>
      chamar('GET /v1/veiculos/qb', {
        query: { situacao: 'ESTOQUE', busca: demorada || undefined, pagina: 1, porPagina: 30 },
      }),
  })
  const r = useRegistro<Dados>({
    lido: VAZIO,
    salvar: (d) => chamar('POST /v1/lote', { body: { ...d, leiId: a.id } }),
    aoSalvar: () => {
      aoCriar()
      aoFechar()
    },
    mensagem: 'Lote incluído',
  })
  const veiculo = veiculos?.find((v) => v.uid === r.valores.veiUid)
  const sugerir = (minimo: number | null): void => {
    const categoria = veiculo && tipoDeLote(veiculo.tipoId)?.categoria
    if (minimo && minimo > 0 && r.valores.incremento === null)
      r.mudar('incremento', incrementoSugerido(minimo, categoria !== undefined && ehSucata(categoria)))
  }
  return (
    <Stack>
      <Select
        label="Veículo em estoque"
        withAsterisk
        searchable
        data={(veiculos ?? []).map((v) => ({
          value: v.uid,
          label: [v.nome, v.placa, v.comitente].filter(Boolean).join(' · '),
        }))}
        filter={({ options }) => options}
        searchValue={busca}
        onSearchChange={setBusca}
        value={r.valores.veiUid || null}
        onChange={(v) => r.mudar('veiUid', v ?? '')}
        error={r.erros.veiUid}
        nothingFoundMessage="Nenhum veículo em estoque com este texto"
        data-autofocus
      />
      <CampoTexto r={r} campo="numero" rotulo="Número do lote" ajuda="Vazio: o próximo número" />
      <CampoDinheiro r={r} campo="minimo" rotulo="Valor mínimo" obrigatorio aoSair={sugerir} />
      <CampoDinheiro r={r} campo="incremento" rotulo="Incremento" ajuda="Vazio: pela tabela da casa" nulo />
      <CampoDaReserva r={r} />
      <Group justify="end">
        <Button variant="default" onClick={aoFechar}>
          Voltar
        </Button>
        <Button loading={r.salvando} onClick={() => void r.salvar()}>
          Incluir lote
        </Button>
      </Group>
    </Stack>
  )
}
