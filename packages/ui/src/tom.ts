/**
 * The five tones of a state, each with its colours in tokens.css:
 * ganhando, aprovado, pago → sucesso · superado, divergente, erro → perigo · condicional, em validação → info ·
 * aguardando → alerta · encerrado → neutro.
 */
export type Tom = 'sucesso' | 'perigo' | 'info' | 'alerta' | 'neutro'
