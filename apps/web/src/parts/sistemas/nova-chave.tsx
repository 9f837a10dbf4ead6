import { Button, NumberInput, Stack, TextInput } from '@mantine/core'
import {
  type Ambiente,
  type Escopo,
  ESCOPOS,
  NOMES_DE_ESCOPO,
  POR_MINUTO,
} from '@martelo/domain/sistemas/escopos.ts'
import { chamar } from '../../core/api.ts'
import { FalhaDoFormulario } from '../../kit/formulario/folha.tsx'
import { type Formulario as EstadoDoFormulario, useFormulario } from '../../kit/formulario/usar-formulario.ts'
import {
  AmbienteDoSistema,
  ComitenteDoSistema,
  DialogoDoSistema,
  MarcadosDoSistema,
} from './campos-do-sistema.tsx'
import type { Sistemas } from './consulta-dos-sistemas.ts'

interface Props extends Pick<Sistemas, 'comitentes'> {
  readonly aberta: boolean
  readonly comId: string | null
  readonly aoFechar: () => void
  readonly aoCriar: (chave: string) => void
}

export function NovaChave({ aberta, aoFechar, ...resto }: Props) {
  return (
    <DialogoDoSistema aberto={aberta} titulo="Criar chave" aoFechar={aoFechar}>
      {() => <Formulario {...resto} />}
    </DialogoDoSistema>
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
        <ComitenteDoSistema
          comitentes={comitentes}
          comId={f.valores.comId}
          erro={f.erros.comId}
          mudar={(x) => f.mudar('comId', x)}
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
      <AmbienteDoSistema
        ambiente={f.valores.ambiente}
        descricao="Uma chave de teste só vê dados de ensaio"
        mudar={(x) => f.mudar('ambiente', x)}
      />
      <MarcadosDoSistema
        rotulo="O que ela pode"
        nomes={NOMES_DE_ESCOPO}
        palavras={ESCOPOS}
        marcados={f.valores.escopos}
        erro={f.erros.escopos}
        mudar={(x) => f.mudar('escopos', x)}
      />
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
