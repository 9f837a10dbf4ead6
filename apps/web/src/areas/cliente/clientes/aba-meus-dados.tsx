import {
  Alert,
  Button,
  Card,
  Checkbox,
  Group,
  MultiSelect,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { type Interesse, ROTULO_DO_INTERESSE } from '@martelo/domain/clientes/o-que-procura.ts'
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarDocumento } from '@martelo/domain/comum/identificadores/documento.ts'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { SairSemSalvar } from '../../../kit/ficha/sair-sem-salvar.tsx'
import { useEnvioCurto } from '../../../kit/formulario/usar-envio-curto.ts'
import { CHAVE_DO_PERFIL, type Perfil } from './perfil-lido.ts'
import { EntradaDeReais } from '../../../kit/registro/entrada-de-reais.tsx'

const INTERESSES = Object.entries(ROTULO_DO_INTERESSE).map(([value, label]) => ({ value, label }))

const TEXTOS = [
  ['apelido', 'Apelido em público', 'É o que os outros participantes veem'],
  ['rg', 'RG', ''],
  ['orgaoEmissor', 'Órgão emissor', ''],
  ['telefone2', 'Telefone 2', ''],
  ['telefone3', 'Telefone 3', ''],
  ['ocupacao', 'Ocupação', ''],
] as const
const DA_EMPRESA = [
  ['apelido', 'Apelido em público', 'É o que os outros participantes veem'],
  ['nomeFantasia', 'Nome fantasia', ''],
  ['inscricaoEstadual', 'Inscrição estadual', ''],
  ['telefone2', 'Telefone 2', ''],
  ['telefone3', 'Telefone 3', ''],
] as const

const textosDe = (c: Perfil) => ({
  apelido: c.apelido,
  rg: c.rg ?? '',
  orgaoEmissor: c.orgaoEmissor ?? '',
  inscricaoEstadual: c.inscricaoEstadual ?? '',
  nomeFantasia: c.nomeFantasia ?? '',
  telefone2: c.telefone2 ? formatarTelefone(c.telefone2) : '',
  telefone3: c.telefone3 ? formatarTelefone(c.telefone3) : '',
  ocupacao: c.ocupacao ?? '',
})

/** What the form holds, as it was read. */
const comoVeio = (c: Perfil) => [textosDe(c), c.rendaMensal, c.interesses, c.aceitaNovidades]

export function AbaMeusDados({ c }: { c: Perfil }) {
  const consultas = useQueryClient()
  const [v, setV] = useState(textosDe(c))
  const [renda, setRenda] = useState<number | null>(c.rendaMensal)
  const [interesses, setInteresses] = useState<string[]>(c.interesses)
  const [novidades, setNovidades] = useState(c.aceitaNovidades)
  const mudou = JSON.stringify([v, renda, interesses, novidades]) !== JSON.stringify(comoVeio(c))
  const f = useEnvioCurto(async () => {
    await chamar('PUT /v1/cliente/infos', {
      body: {
        ...v,
        rendaMensal: renda,
        interesses: interesses as Interesse[],
        aceitaNovidades: novidades,
        versao: c.versao,
      },
    })
    await consultas.invalidateQueries({ queryKey: CHAVE_DO_PERFIL })
    avisarSucesso()
  })
  return (
    <form onSubmit={f.aoEnviar}>
      <SairSemSalvar mudou={mudou && !f.enviando} />
      <Stack>
        <Identidade c={c} />
        <Card withBorder>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {(c.natureza === 'Juridica' ? DA_EMPRESA : TEXTOS).map(([campo, rotulo, ajuda]) => (
              <TextInput
                key={campo}
                label={rotulo}
                {...(ajuda ? { description: ajuda } : {})}
                value={v[campo]}
                onChange={(e) => setV({ ...v, [campo]: e.currentTarget.value })}
                error={f.campos[campo]}
              />
            ))}
            <EntradaDeReais
              label="Renda mensal"
              value={renda}
              onValueChange={setRenda}
              error={f.campos.rendaMensal}
            />
            <MultiSelect
              label="Interesses"
              data={INTERESSES}
              value={interesses}
              onChange={setInteresses}
              clearable
              clearButtonProps={{ 'aria-label': 'Limpar interesses' }}
            />
          </SimpleGrid>
          <Checkbox
            mt="md"
            checked={novidades}
            onChange={(e) => setNovidades(e.currentTarget.checked)}
            label="Quero receber novidades por e-mail"
            description="Você pode desmarcar quando quiser."
          />
        </Card>
        <Rodape falha={f.falha} enviando={f.enviando} />
      </Stack>
    </form>
  )
}

function Rodape(p: { falha: string | null; enviando: boolean }) {
  return (
    <>
      {p.falha && (
        <Alert color="red" role="alert">
          {p.falha}
        </Alert>
      )}
      <Group justify="end">
        <Button type="submit" loading={p.enviando}>
          Salvar
        </Button>
      </Group>
    </>
  )
}

const DOCUMENTOS: Readonly<Record<string, string>> = {
  Cadastrado: 'A enviar',
  'Aguardando Validação': 'Em análise',
  Aprovado: 'Aprovados',
  Divergente: 'Um não foi aceito',
}

/** What people of the house have validated: it changes with them. */
function Identidade({ c }: { c: Perfil }) {
  const linhas = [
    ['Nome', c.razaoSocial ?? c.nome],
    [c.natureza === 'Juridica' ? 'CNPJ' : 'CPF', formatarDocumento(c.cnpj ?? c.cpf ?? '')],
    ['Nascimento', c.nascimento ? formatarDia(c.nascimento) : null],
    ['Documentos', DOCUMENTOS[c.documentoSituacao] ?? c.documentoSituacao],
  ] as const
  return (
    <Card withBorder>
      <SimpleGrid cols={{ base: 1, sm: 4 }}>
        {linhas.map(
          ([rotulo, valor]) =>
            valor && (
              <div key={rotulo}>
                <Text size="sm" c="dimmed">
                  {rotulo}
                </Text>
                <Text fw={600}>{valor}</Text>
              </div>
            ),
        )}
      </SimpleGrid>
      <Text size="sm" c="dimmed" mt="sm">
        {c.documentoSituacao === 'Aprovado'
          ? 'Nome e documento foram conferidos pela nossa equipe; para corrigi-los, fale com o atendimento.'
          : 'Nome e documento são conferidos com os documentos que você enviar; para corrigi-los, fale com o atendimento.'}
      </Text>
    </Card>
  )
}
