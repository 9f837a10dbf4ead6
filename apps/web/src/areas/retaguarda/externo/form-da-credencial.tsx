// The form of one party's credential. Secrets come empty: what is typed replaces what is saved, nothing keeps it.
import { Alert, PasswordInput, Stack, Textarea, TextInput } from '@mantine/core'
import { chamar } from '../../../core/api.ts'
import { BarraDeSalvar } from '../../../kit/registro/barra-de-salvar.tsx'
import { useRegistro } from '../../../kit/registro/usar-registro.ts'
import type { Parceiro } from './integracoes.screen.tsx'

type Campo = Parceiro['campos'][number]

export function FormDaCredencial({ p, aoSalvar }: { p: Parceiro; aoSalvar: () => void }) {
  const r = useRegistro<Record<string, string>>({
    lido: Object.fromEntries(p.campos.map((c) => [c.nome, c.valor ?? ''])),
    versao: p.versao,
    salvar: (campos, versao) =>
      chamar('PUT /v1/externo/parceiros/:parceiro/credencial', {
        params: { parceiro: p.nome },
        body: { campos, versao },
      }),
    aoSalvar,
    mensagem: 'Credencial salva',
  })
  return (
    <Stack>
      <Alert color="gray">
        O que é secreto fica cifrado e não aparece de novo em nenhuma tela. Deixe em branco o que não muda.
      </Alert>
      {p.campos.map((c) => (
        <UmCampo
          key={c.nome}
          c={c}
          valor={r.valores[c.nome] ?? ''}
          erro={r.erros[`campos.${c.nome}`]}
          mudar={(v) => r.mudar(c.nome, v)}
        />
      ))}
      <BarraDeSalvar r={r} sempre botao="Salvar credencial" />
    </Stack>
  )
}

interface PropsDoCampo {
  readonly c: Campo
  readonly valor: string
  readonly erro: string | undefined
  readonly mudar: (v: string) => void
}

function UmCampo({ c, valor, erro, mudar }: PropsDoCampo) {
  const comuns = {
    name: `campos.${c.nome}`,
    label: c.rotulo,
    description: c.ajuda,
    error: erro,
    withAsterisk: c.obrigatorio && !c.salvo,
    autoComplete: 'off',
    value: valor,
    ...(c.salvo && c.valor === null ? { placeholder: 'Salvo; digite para trocar' } : {}),
    onChange: (e: { currentTarget: { value: string } }) => mudar(e.currentTarget.value),
  }
  if (c.tipo === 'certificado') return <Textarea {...comuns} autosize minRows={3} maxRows={8} />
  if (c.tipo === 'segredo') return <PasswordInput {...comuns} autoComplete="new-password" />
  return <TextInput {...comuns} />
}
