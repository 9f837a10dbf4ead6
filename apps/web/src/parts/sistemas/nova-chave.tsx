import { Button, Checkbox, Modal, NumberInput, Select, Stack, TextInput } from '@mantine/core'
import {
  AMBIENTES,
  type Ambiente,
  type Escopo,
  ESCOPOS,
  NOMES_DE_ESCOPO,
  POR_MINUTO,
  ROTULO_DO_AMBIENTE,
} from '@martelo/domain/sistemas/escopos.ts'
import { chamar } from '../../core/api.ts'
import { FalhaDoFormulario } from '../../kit/formulario/folha.tsx'
import { type Formulario as EstadoDoFormulario, useFormulario } from '../../kit/formulario/usar-formulario.ts'
import type { Sistemas } from './consulta-dos-sistemas.ts'

interface Props extends Pick<Sistemas, 'comitentes'> {
  readonly aberta: boolean
  readonly comId: string | null
  readonly aoFechar: () => void
  readonly aoCriar: (chave: string) => void
}

export function NovaChave({ aberta, aoFechar, ...resto }: Props) {
  return (
    <Modal
      opened={aberta}
      onClose={aoFechar}
      title="Criar chave"
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      {aberta && <Formulario {...resto} />}
    </Modal>
  )
}

interface Valores {
  readonly comId: string
  readonly nome: string
  readonly ambiente: Ambiente
  readonly escopos: Escopo[]
  readonly porMinuto: number
  readonly valeAte: string
}
const VAZIA: Valores = {
  comId: '',
  nome: '',
  ambiente: 'teste',
  escopos: [...NOMES_DE_ESCOPO],
  porMinuto: POR_MINUTO.padrao,
  valeAte: '',
}

function Formulario({ comitentes, comId, aoCriar }: Omit<Props, 'aberta' | 'aoFechar'>) {
  const f = useFormulario<Valores>({
    inicial: { ...VAZIA, comId: comId ?? '' },
    conferir: (v) => ({
      ...(v.comId === '' ? { comId: 'Escolha o comitente' } : {}),
      ...(v.nome.trim() === '' ? { nome: 'Dê um nome à chave' } : {}),
      ...(v.escopos.length === 0 ? { escopos: 'Escolha ao menos um' } : {}),
    }),
    enviar: async (v) => {
      const body = { ...v, comId: Number(v.comId), valeAte: v.valeAte || null }
      aoCriar((await chamar('POST /v1/comitentes/chaves', { body })).chave)
    },
  })
  return (
    <form onSubmit={f.aoEnviar} noValidate>
      <Stack>
        <Select
          label="Comitente"
          name="comId"
          required
          searchable
          data={comitentes.map((c) => ({ value: String(c.comId), label: c.nome }))}
          value={f.valores.comId || null}
          error={f.erros.comId}
          onChange={(x) => f.mudar('comId', x ?? '')}
        />
        <TextInput
          label="Nome"
          name="nome"
          description="Para saber qual sistema a usa"
          required
          maxLength={80}
          value={f.valores.nome}
          error={f.erros.nome}
          onChange={(e) => f.mudar('nome', e.currentTarget.value)}
        />
        <OQuePode f={f} />
        <FalhaDoFormulario falha={f.falha} />
        <Button type="submit" loading={f.enviando}>
          Criar
        </Button>
      </Stack>
    </form>
  )
}

function OQuePode({ f }: { readonly f: EstadoDoFormulario<Valores> }) {
  return (
    <>
      <Select
        label="Ambiente"
        name="ambiente"
        description="Uma chave de teste só vê dados de ensaio"
        required
        allowDeselect={false}
        data={AMBIENTES.map((a) => ({ value: a, label: ROTULO_DO_AMBIENTE[a] }))}
        value={f.valores.ambiente}
        onChange={(x) => f.mudar('ambiente', x ?? 'teste')}
      />
      <Checkbox.Group
        label="O que ela pode"
        value={f.valores.escopos}
        error={f.erros.escopos}
        onChange={(x) => f.mudar('escopos', x)}
      >
        <Stack gap="xs" mt="xs">
          {NOMES_DE_ESCOPO.map((e) => (
            <Checkbox key={e} value={e} label={ESCOPOS[e]} />
          ))}
        </Stack>
      </Checkbox.Group>
      <NumberInput
        label="Pedidos por minuto"
        name="porMinuto"
        min={1}
        max={POR_MINUTO.maximo}
        allowDecimal={false}
        value={f.valores.porMinuto}
        error={f.erros.porMinuto}
        onChange={(x) => f.mudar('porMinuto', Number(x))}
      />
      <TextInput
        type="date"
        label="Vale até (opcional)"
        name="valeAte"
        value={f.valores.valeAte}
        error={f.erros.valeAte}
        onChange={(e) => f.mudar('valeAte', e.currentTarget.value)}
      />
    </>
  )
}
