// One field of a declared record in its form, by its kind.
import { Checkbox, ColorInput, Group, Image, Text, TextInput } from '@mantine/core'
import type { Campo } from '@martelo/contracts/core/cadastro/declarar-cadastro.ts'
import {
  CampoDataHora,
  CampoDinheiro,
  CampoEscolha,
  CampoLongo,
  CampoNumero,
  CampoSimNao,
  CampoTexto,
} from '../registro/campos.tsx'
import { UFS } from '../registro/ufs.ts'
import type { Registro } from '../registro/usar-registro.ts'
import { Seletor } from './seletor.tsx'

/** A form's values: what the declaration says of each field decides its input. */
export type ValoresDoFormulario = Record<string, unknown>

interface Props {
  readonly r: Registro<ValoresDoFormulario>
  readonly nome: string
  readonly campo: Campo
  readonly travado: string | null
  /** what a referred record is called */
  readonly nomeAtual?: string | undefined
}

const ENTRADAS: Partial<Record<Campo['tipo'], object>> = {
  email: { type: 'email', autoComplete: 'off' },
  telefone: { type: 'tel', autoComplete: 'off' },
  cpf: { inputMode: 'numeric', autoComplete: 'off' },
  cnpj: { autoComplete: 'off' },
  documento: { autoComplete: 'off' },
  cep: { inputMode: 'numeric', autoComplete: 'off', placeholder: '00000-000' },
  url: { type: 'url', placeholder: 'https://' },
  dia: { type: 'date' },
  hora: { type: 'time' },
}

export function CampoDoCadastro({ r, nome, campo, travado, nomeAtual }: Props) {
  const comum = {
    campo: nome,
    rotulo: campo.rotulo,
    obrigatorio: Boolean(campo.obrigatorio),
    travado,
    ...(campo.ajuda === undefined ? {} : { ajuda: campo.ajuda }),
  }
  const textos = { ...comum, r: r as unknown as Registro<Record<string, string | null>> }
  const numeros = { ...comum, r: r as unknown as Registro<Record<string, number | null>> }
  switch (campo.tipo) {
    case 'longo':
      return <CampoLongo {...textos} />
    case 'simNao':
      return <CampoSimNao {...comum} r={r as unknown as Registro<Record<string, boolean>>} />
    case 'dinheiro':
      return <CampoDinheiro {...numeros} nulo />
    case 'inteiro':
    case 'decimal':
    case 'porcentagem':
      return (
        <CampoNumero
          {...numeros}
          nulo
          decimais={campo.tipo === 'inteiro' ? 0 : 6}
          {...(campo.min === undefined ? {} : { min: campo.min })}
          {...(campo.max === undefined ? {} : { max: campo.max })}
          sufixo={campo.sufixo ?? (campo.tipo === 'porcentagem' ? '%' : '')}
        />
      )
    case 'uf':
      return <CampoEscolha {...textos} opcoes={UFS} nulo={!campo.obrigatorio} />
    case 'escolha':
      return <CampoDeOpcoes {...{ r, nome, campo }} textos={textos} />
    case 'escolhas':
    case 'cor':
    case 'referencia':
    case 'imagem':
    case 'dia':
    case 'hora':
      return <CampoQueSeDesenha {...{ r, nome, campo, nomeAtual, travado }} />
    case 'instante':
      return <CampoDataHora {...textos} />
    default:
      return (
        <CampoTexto
          {...textos}
          entrada={{ ...ENTRADAS[campo.tipo], ...(campo.tipo === 'texto' ? { maxLength: campo.max } : {}) }}
        />
      )
  }
}

/** Kinds whose input is not one of the record forms' own. */
function CampoQueSeDesenha({ r, nome, campo, travado, nomeAtual }: Props) {
  const solto = {
    name: nome,
    label: campo.rotulo,
    description: travado ?? campo.ajuda,
    error: r.erros[nome],
    withAsterisk: Boolean(campo.obrigatorio),
    disabled: travado !== null,
  }
  const valor = r.valores[nome]
  switch (campo.tipo) {
    case 'escolhas':
      return (
        <Checkbox.Group
          {...solto}
          value={((valor ?? []) as unknown[]).map(String)}
          onChange={(v) =>
            r.mudar(
              nome,
              campo.opcoes.map((o) => o.valor).filter((o) => v.includes(String(o))),
            )
          }
        >
          <Group gap="md" mt={6}>
            {campo.opcoes.map((o) => (
              <Checkbox key={o.valor} value={String(o.valor)} label={o.rotulo} disabled={travado !== null} />
            ))}
          </Group>
        </Checkbox.Group>
      )
    case 'cor':
      return (
        <ColorInput
          {...solto}
          format="hex"
          value={String(valor ?? '')}
          onChange={(v) => r.mudar(nome, v || null)}
        />
      )
    case 'referencia':
      return (
        <Seletor
          {...solto}
          de={campo.de}
          valor={(valor as string | null) ?? null}
          nomeAtual={nomeAtual}
          aoEscolher={(uid) => r.mudar(nome, uid)}
        />
      )
    case 'imagem':
      return valor ? (
        <Image src={String(valor)} alt={campo.rotulo} mah={120} w="auto" fit="contain" />
      ) : (
        <SemImagem />
      )
    case 'dia':
    case 'hora':
      return (
        <TextInput
          {...solto}
          {...ENTRADAS[campo.tipo]}
          value={String(valor ?? '')}
          onChange={(e) => r.mudar(nome, e.currentTarget.value || null)}
        />
      )
    default:
      return null
  }
}

const SemImagem = () => (
  <Text size="sm" c="dimmed">
    Sem imagem
  </Text>
)

/** A choice may be a number; the input knows texts. */
function CampoDeOpcoes({
  r,
  nome,
  campo,
  textos,
}: {
  r: Registro<ValoresDoFormulario>
  nome: string
  campo: Extract<Campo, { tipo: 'escolha' | 'escolhas' }>
  textos: {
    r: Registro<Record<string, string | null>>
    campo: string
    rotulo: string
    obrigatorio: boolean
    travado: string | null
  }
}) {
  const atual = r.valores[nome]
  const emTexto = {
    ...textos.r,
    valores: { ...textos.r.valores, [nome]: atual === null || atual === undefined ? null : String(atual) },
    mudar: (k: string, v: string | null) =>
      r.mudar(k, campo.opcoes.find((o) => String(o.valor) === v)?.valor ?? null),
  } as Registro<Record<string, string | null>>
  return (
    <CampoEscolha
      {...textos}
      r={emTexto}
      nulo={!campo.obrigatorio}
      opcoes={campo.opcoes.map((o) => ({ value: String(o.valor), label: o.rotulo }))}
    />
  )
}
